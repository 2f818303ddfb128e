print("malmoi-bench")
