// Finds the bundled courses and localizations.
