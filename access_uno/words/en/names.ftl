# Names of people

error-name-bare-accent = A name cannot begin with an accent that has no letter before it.
