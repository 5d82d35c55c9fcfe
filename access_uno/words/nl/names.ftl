# Namen van mensen

error-name-bare-accent = Een naam kan niet beginnen met een accent waar geen letter voor staat.
