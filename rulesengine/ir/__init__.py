"""What compiled rules text is made of: frozen nodes that hold no source text."""
