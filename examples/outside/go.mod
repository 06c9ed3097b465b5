module example.com/outside

go 1.26.0

require boardwalk v0.0.0

replace boardwalk => ../..
