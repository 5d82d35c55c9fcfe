"""What version 1.0.0 has left opens with this one."""
