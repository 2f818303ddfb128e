print("malmoi")
