"""The HTTP side of the API, one module a subject. docs/api.md tells it in words."""
