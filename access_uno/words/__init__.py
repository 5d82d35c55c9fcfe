"""What happens, told in five languages."""
