// Scenes, view models and text of the app.
