import { expect, test } from 'vitest'
import { oneIn } from './chance'

test('a chance is one in so many, to the last digit', () => {
  expect(oneIn('1/3535316142212174320')).toBe('3,535,316,142,212,174,320')
  expect(oneIn('75/220957258888260895')).toBe('2,946,096,785,176,812')
  expect(oneIn('1/4')).toBe('4')
  expect(oneIn('19/316')).toBe('16.6')
  expect(oneIn('2/201')).toBe('101')
  expect(oneIn('1')).toBe('1')
})
