"""What is published: `python -m publish` builds all of it into dist/; see docs/publishing.md."""
