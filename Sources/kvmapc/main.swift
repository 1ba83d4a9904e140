print("kvmapc")
