package baccarat
import ("testing";"boardwalk/table/tabletest")
func BenchmarkZ(b *testing.B){ w:=tabletest.Rounds(b,"t",PuntoBanco,threeWagers); b.ResetTimer(); w.Run(b.N)}
