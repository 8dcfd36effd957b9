import { expect, it } from 'vitest'
import { figuresOf, marksBetween } from './route-figures.ts'

const route = (...heights: number[]) =>
  heights.map((altitudeMetres, at) => ({ kilometres: 2 * at + 1, altitudeMetres }))

it('adds up what is gone up, not what is gone down', () => {
  expect(figuresOf(route(10, 40, 20, 60))).toEqual({ climb: 70, length: 6, highest: 60 })
  expect(figuresOf(route(60, -20))).toEqual({ climb: 0, length: 2, highest: 60 })
})

it.each([
  [0, 9.5, 5, [0, 2, 4, 6, 8]],
  [40, 220, 3, [100, 200]],
  [-45, 12, 3, [-40, -20, 0]],
  [0, 0.7, 5, [0, 0.2, 0.4, 0.6]],
  [5, 5, 3, []],
])('marks a scale from %d to %d in whole steps', (least, most, atMost, marks) => {
  expect(marksBetween(least, most, atMost)).toEqual(marks)
})
