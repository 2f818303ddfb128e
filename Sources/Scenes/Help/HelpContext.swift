/// What the help needs.
protocol HelpContext: DrawingContext, ClosingContext {}
