# Hidden Rooms: tiles, colours, directions, the seat.

colour-amber = amber
colour-blue = blue
colour-green = green
colour-red = red
tile-amber = amber { $number }
tile-blue = blue { $number }
tile-green = green { $number }
tile-red = red { $number }

direction-up = up
direction-right = right
direction-down = down
direction-left = left

seat-child = the Child
