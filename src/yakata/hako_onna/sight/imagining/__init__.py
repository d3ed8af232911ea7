"""Another night that a seat could not tell from this one."""
