"""The start of the program, as `access-uno` and as `python -m access_uno`.

The version is told before anything is loaded: other programs ask for it, some of them often.
"""

import sys

from access_uno import __version__


def main() -> int:
    """Run the command line of this process, and return its exit status."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        try:
            print(f"access-uno {__version__}", flush=True)
        except OSError:
            pass  # the longer way knows what to say of it
        else:
            return 0
    from access_uno import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
