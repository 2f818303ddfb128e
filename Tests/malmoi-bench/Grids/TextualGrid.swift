/// The grid of words in Textual, by its line API: the way its own manual has for large content.
enum TextualGrid {
  /// A Python program that takes the file of words as its argument.
  static let source = """
    import sys
    from bisect import bisect_left
    from rich.cells import cell_len
    from rich.segment import Segment
    from rich.style import Style
    from textual.app import App
    from textual.geometry import Size
    from textual.scroll_view import ScrollView
    from textual.strip import Strip

    WORDS = ["▪ " + word for word in open(sys.argv[1], encoding="utf-8").read().split()]
    WIDTHS = [cell_len(word) for word in WORDS]
    FOCUS = Style(reverse=True)


    class Grid(ScrollView, can_focus=True):
        places, starts, chosen, goal = [], [0], 0, 0

        def on_resize(self):
            self.places, self.starts = [], [0]
            x = row = 0
            width = self.size.width
            for index, length in enumerate(WIDTHS):
                if x > 0 and x + length > width:
                    x, row = 0, row + 1
                    self.starts.append(index)
                self.places.append((row, x))
                x += length + 2
            self.starts.append(len(WORDS))
            self.virtual_size = Size(width, row + 1)
            self.goal = self.places[self.chosen][1]
            self.refresh()

        def render_line(self, y):
            row = y + self.scroll_offset.y
            if row >= len(self.starts) - 1:
                return Strip.blank(self.size.width)
            segments = []
            for index in range(self.starts[row], self.starts[row + 1]):
                segments.append(Segment(WORDS[index], FOCUS if index == self.chosen else None))
                segments.append(Segment("  "))
            return Strip(segments).adjust_cell_length(self.size.width)

        def go(self, index):
            old, self.chosen = self.chosen, index
            row = self.places[index][0]
            top, height = self.scroll_offset.y, self.size.height
            if row < top or row >= top + height:
                self.scroll_to(y=row if row < top else row - height + 1, animate=False)
            for changed in {self.places[old][0], row}:
                self.refresh_line(changed)

        def go_to_row(self, row):
            row = max(0, min(row, len(self.starts) - 2))
            self.go(min(range(self.starts[row], self.starts[row + 1]),
                        key=lambda index: abs(self.places[index][1] - self.goal)))

        def on_key(self, event):
            row, x = self.places[self.chosen]
            first, last = self.starts[row], self.starts[row + 1] - 1
            rows = {"up": -1, "down": 1, "pageup": -self.size.height, "pagedown": self.size.height}
            if event.key in rows:
                self.go_to_row(row + rows[event.key])
            elif event.key in ("left", "right", "home", "end"):
                self.go({"left": max(first, self.chosen - 1), "right": min(last, self.chosen + 1),
                         "home": first, "end": last}[event.key])
                self.goal = self.places[self.chosen][1]
            elif event.key == "q":
                self.app.exit()
            event.stop()
            event.prevent_default()


    class Words(App):
        CSS = "Grid { scrollbar-size: 0 0; }"

        def compose(self):
            yield Grid()

        def on_mount(self):
            self.query_one(Grid).focus()


    Words().run()
    """
}
