// Collection view, controls and scene coordination over a canvas.
