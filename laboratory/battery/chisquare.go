package battery

import "math"

// upper is how often a chi-square variable of so many degrees of freedom is at least x.
func upper(x, freedom float64) float64 {
	if x <= 0 {
		return 1
	}
	a, h := freedom/2, x/2
	if h < a+1 {
		return 1 - lowerGamma(a, h)
	}
	return upperGamma(a, h)
}

// enough is how many terms are taken at most: that many are needed for some ten thousand degrees of freedom.
const enough = 100_000

// lowerGamma is the regularised incomplete gamma function P(a, x), by its series.
func lowerGamma(a, x float64) float64 {
	term := 1 / a
	sum := term
	for n := 1; n < enough; n++ {
		term *= x / (a + float64(n))
		sum += term
		if term < sum*1e-15 {
			break
		}
	}
	return sum * front(a, x)
}

// upperGamma is Q(a, x) = 1 - P(a, x), by its continued fraction (Lentz).
func upperGamma(a, x float64) float64 {
	const tiny = 1e-300
	b := x + 1 - a
	c, d := 1/tiny, 1/b
	h := d
	for i := 1; i < enough; i++ {
		k := float64(i)
		an := -k * (k - a)
		b += 2
		if d = an*d + b; math.Abs(d) < tiny {
			d = tiny
		}
		if c = b + an/c; math.Abs(c) < tiny {
			c = tiny
		}
		d = 1 / d
		h *= d * c
		if math.Abs(d*c-1) < 1e-15 {
			break
		}
	}
	return h * front(a, x)
}

// front is x^a e^-x / Gamma(a).
func front(a, x float64) float64 {
	lg, _ := math.Lgamma(a)
	return math.Exp(a*math.Log(x) - x - lg)
}

// bothSides is how often a normal variable lies at least z from its mean.
func bothSides(z float64) float64 { return math.Erfc(math.Abs(z) / math.Sqrt2) }
