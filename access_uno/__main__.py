"""`python -m access_uno`: the same as the command access-uno."""

import sys

from access_uno.cli import main

if __name__ == "__main__":
    sys.exit(main())
