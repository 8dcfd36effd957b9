import { expect, it } from 'vitest'
import { presentPicture } from '../../../../server/media/picture.presenter.ts'
import { hours } from '../../../../server/media/posters/palette.ts'
import { hourOf } from './hour-of-picture.ts'

it.each(hours)('reads of the address of a drawing that it shows %s', (hour) => {
  const { src } = presentPicture(`poster:dunes?hour=${hour}&seed=a&city=dubai`, 'Dunes', 'hero')
  expect(hourOf(src)).toBe(hour)
})

it('knows no hour of a photograph', () => {
  expect(hourOf(presentPicture('dhow-dinner/night/1.jpg', 'A table', 'hero').src)).toBeUndefined()
})
