# Names of people

error-name-bare-accent = A name cannot begin with an accent that stands alone.
