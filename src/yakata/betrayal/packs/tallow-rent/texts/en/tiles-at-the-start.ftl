# The tiles that are there from the start: the page shows their names before anything is sealed.

tile-front-steps = Front Steps
    .in = on the Front Steps
tile-entrance-hall = Entrance Hall
tile-ground-floor-staircase = Ground Floor Staircase
    .in = on the Ground Floor Staircase
tile-upper-landing = Upper Landing
    .in = on the Upper Landing
tile-basement-landing = Basement Landing
    .in = on the Basement Landing
