"""UNO for blind and low-vision people, on the console."""

__version__ = "0.1.0"
