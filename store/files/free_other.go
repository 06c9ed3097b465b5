//go:build !linux && !darwin

package files

import "errors"

// Free returns an error: nobody has asked this system yet.
func Free(string) (int64, error) { return 0, errors.ErrUnsupported }
