import { describe, expect, it } from 'vitest'
import { startsOn } from '../../availability/schedule.ts'
import { Listing } from '../../contract/listing.ts'
import { amsterdam } from './amsterdam.ts'
import { easterSunday, thisYear } from '../seasons.ts'
import { paris } from './paris.ts'
import { rome } from './rome.ts'

const listings = [...paris, ...rome, ...amsterdam].map((input) => Listing.parse(input))

function findOption(externalId: string, code: string) {
  const option = listings.find((l) => l.externalId === externalId)?.options.find(({ id }) => id === code)
  if (!option) throw new Error(`no option ${code} of ${externalId}`)
  return option
}
const startsOf = (externalId: string, code: string, day: string) =>
  startsOn(findOption(externalId, code), day)

const nextYear = thisYear + 1
const easterMonday = (year: number) => easterSunday(year).add({ days: 1 }).toString()

const days = Array.from({ length: 5 * 365 }, (_, day) =>
  new Temporal.PlainDate(thisYear, 1, 1).add({ days: day }),
)

/** When the sun sets in Paris, in minutes of its wall clock, to some three minutes. */
function sunsetInParis(day: Temporal.PlainDate): number {
  const [latitude, longitude] = [48.86, 2.34]
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const turn = radians((360 / 365) * (day.dayOfYear - 81))
  const declination = radians(23.45 * Math.sin(turn))
  const equation = 9.87 * Math.sin(2 * turn) - 7.53 * Math.cos(turn) - 1.5 * Math.sin(turn)
  const hourAngle = Math.acos(
    (Math.sin(radians(-0.83)) - Math.sin(radians(latitude)) * Math.sin(declination)) /
      (Math.cos(radians(latitude)) * Math.cos(declination)),
  )
  const offset =
    day.toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '18:00' }).offsetNanoseconds / 6e10
  return 720 - equation - longitude * 4 + (hourAngle * 720) / Math.PI + offset
}

const leapDay = days.find(({ month, day }) => month === 2 && day === 29)?.toString() ?? ''

describe('a departure of the western cities', () => {
  it('of the Seine after dark casts off after sunset, on every evening of the year', () => {
    for (const code of ['after-dark', 'bow-champagne']) {
      const early = days.filter((day) =>
        startsOn(findOption('par-seine-dusk', code), day).some(
          (start) => Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) < sunsetInParis(day) - 3,
        ),
      )
      expect(early.map((day) => `${code} ${day.toString()}`)).toEqual([])
    }
    expect(
      days.filter((day) => startsOn(findOption('par-seine-dusk', 'after-dark'), day).length === 0),
    ).toEqual([])
  })

  it('under the Colosseum is over before the Forum closes, in winter earlier', () => {
    const groups = ['small-group-english', 'small-group-italian', 'small-group-spanish']
    const startsOnDay = (day: string) =>
      groups.flatMap((code) => startsOf('rom-colosseum-underground', code, day))
    for (const day of [`${nextYear}-01-15`, `${nextYear}-02-28`, `${nextYear}-10-25`, leapDay]) {
      expect(startsOnDay(day)).toEqual(['09:00', '11:15', '12:45'])
    }
    expect(startsOnDay(`${nextYear}-07-15`).at(-1)).toBe('14:00')
    const spanish = findOption('rom-colosseum-underground', 'small-group-spanish')
    expect(days.filter((day) => startsOn(spanish, day).length > 1)).toEqual([])
  })

  it.each([
    ['par-versailles-bike', 'fountain-day', `${nextYear}-05-01`],
    ['par-maubert-kitchen', 'evening-sauces', `${thisYear}-12-25`],
    ['par-maubert-kitchen', 'evening-sauces', `${nextYear}-01-01`],
    ['rom-vatican-early', 'early', easterMonday(nextYear)],
    ['rom-vatican-early', 'early', easterMonday(nextYear + 1)],
    ['rom-vatican-early', 'friday-night', `${nextYear}-06-29`],
    ['rom-appia-ebike', 'private', `${thisYear}-12-25`],
  ])('of %s (%s) is not sold on %s, when what it goes to is closed', (externalId, code, day) => {
    expect(startsOf(externalId, code, day)).toEqual([])
  })

  it('to the catacombs finds one of the two open', () => {
    const hour = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
    const shut = ['small-group', 'private'].flatMap((code) =>
      days.flatMap((day) =>
        startsOn(findOption('rom-appia-ebike', code), day)
          .filter((start) => {
            const arrival = hour(start) + 20 / 60
            const rests = `${day.month}-${String(day.day).padStart(2, '0')}`
            const isResting = rests >= '1-15' && rests <= '2-15' && day.month <= 2
            const inCallisto =
              day.dayOfWeek !== 3 &&
              !isResting &&
              ((arrival >= 9 && arrival < 12) || (arrival >= 14 && arrival < 16.5))
            const inSebastiano = day.dayOfWeek !== 7 && arrival >= 10 && arrival < 16.5
            return !inCallisto && !inSebastiano
          })
          .map((start) => `${code} ${day.toString()} ${start}`),
      ),
    )
    expect(shut).toEqual([])
  })

  it('to the houseboat leaves its owners the two days in which they confirm', () => {
    for (const code of ['barge', 'barge-with-sloop']) {
      expect(findOption('ams-houseboat', code).cutoffMinutes).toBeGreaterThan(2 * 24 * 60)
    }
  })
})
