import { expect, it } from 'vitest'
import { readPlace } from './float-button.ts'

function read(corner: string, offset?: string) {
  const warnings: string[] = []
  const place = readPlace({ corner, offset }, (option, why) => warnings.push(`${option}: ${why}`))
  return { place, warnings }
}

it('places a button in its corner, clear of the safe areas', () => {
  expect(read('top-left', '24px 80')).toEqual({
    place: {
      inset: 'auto',
      top: 'calc(80px + env(safe-area-inset-top, 0px))',
      left: 'calc(24px + env(safe-area-inset-left, 0px))',
    },
    warnings: [],
  })
  expect(read('bottom-right', '30').place).toMatchObject({
    bottom: 'calc(30px + env(safe-area-inset-bottom, 0px))',
    right: 'calc(30px + env(safe-area-inset-right, 0px))',
  })
})

it('tells a corner or a distance that there is not, and takes the usual ones', () => {
  expect(read('middle', '2em')).toEqual({
    place: read('bottom-right').place,
    warnings: [
      'corner: "middle" is none of bottom-right, bottom-left, top-right, top-left',
      'offset: "2em" is not one or two numbers of pixels',
    ],
  })
})
