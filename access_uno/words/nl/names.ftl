# Namen van mensen

error-name-bare-accent = Een naam kan niet met een los accent beginnen.
