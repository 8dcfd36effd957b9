import { expect, it } from 'vitest'
import { toldStarts } from './told-starts.ts'

const told = (...times: string[]) =>
  toldStarts(times.map((time) => `2026-12-11T${time}`)).map((start) => start.slice(-5))

it.each([
  [['09:00'], ['09:00']],
  [
    ['09:00', '13:00', '17:00'],
    ['09:00', '13:00', '17:00'],
  ],
  [
    ['09:00', '10:00', '11:00', '12:00', '13:00'],
    ['09:00', '10:00', '…', '13:00'],
  ],
])('names of %j at one interval the first two and the last', (times, named) => {
  expect(told(...times)).toEqual(named)
})

it('shows that nobody starts in the afternoon', () => {
  const morning = ['08:30', '09:00', '09:30', '10:00']
  const named = ['08:30', '09:00', '…', '10:00']
  expect(told(...morning, '19:30', '20:00')).toEqual([...named, '19:30', '20:00'])
  const evening = ['19:30', '20:00', '20:30', '21:00']
  expect(told(...morning, ...evening)).toEqual([...named, '19:30', '20:00', '…', '21:00'])
})

it('names the first and the last of a day without such an interval', () => {
  const times = ['08:00', '08:20', '09:00', '10:30', '11:00', '13:00', '14:10', '15:00', '18:00', '18:45']
  expect(told(...times)).toEqual(['08:00', '…', '18:45'])
})
