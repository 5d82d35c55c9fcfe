"""UNO for blind and low-vision people, on the console."""

__version__ = "1.1.0"
