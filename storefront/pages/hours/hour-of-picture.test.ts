import { expect, it } from 'vitest'
import { presentPicture } from '../../../server/media/picture.presenter.ts'
import { hours } from '../../../server/media/posters/palette.ts'
import { byHours, hourOf } from './hour-of-picture.ts'

it.each(hours)('reads of the address of a drawing that it shows %s', (hour) => {
  const { src } = presentPicture(`poster:dunes?hour=${hour}&seed=a&city=dubai`, 'Dunes', 'hero')
  expect(hourOf(src)).toBe(hour)
})

it('knows no hour of a photograph', () => {
  expect(hourOf(presentPicture('dhow-dinner/night/1.jpg', 'A table', 'hero').src)).toBeUndefined()
})

it('puts drawings into the order of a day, and photographs after them', () => {
  const drawn = (hour: string) => ({
    picture: presentPicture(`poster:dunes?hour=${hour}&seed=a&city=dubai`, 'Dunes', 'card'),
  })
  const [night, dawn, later, photograph] = [
    drawn('night'),
    drawn('dawn'),
    drawn('night'),
    { picture: presentPicture('dhow-dinner/1.jpg', 'A table', 'card') },
  ]
  expect(byHours([photograph, night, dawn, later])).toEqual([[dawn], [night, later], [photograph]])
})
