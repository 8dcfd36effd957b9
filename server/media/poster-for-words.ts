import { plainSeed } from './picture-source.ts'
import { posterSources } from './poster-sources.ts'
import type { Hour } from './posters/palette.ts'
import type { Subject } from './posters/poster-spec.ts'
import { phrases, subjectInWords } from './subject-in-words.ts'

/** Hours of which a title may speak, and those of a day of which it says nothing. */
const statedHours: readonly (readonly [hour: Hour, says: RegExp])[] = [
  ['dawn', phrases('dawn', 'sunrise')],
  ['golden', phrases('sunset', 'golden hour', 'sundown')],
  ['blue', phrases('evening', 'dusk', 'twilight')],
  ['night', phrases('night', 'nights', 'midnight', 'moonlight', 'stargazing')],
]
const daylight: readonly Hour[] = ['morning', 'noon', 'golden', 'dawn']

/** Words with a space between them, without the name of the place, which an address may end with ("cinema-bath-2"). */
function plainWords(words: string, city: string | undefined): string {
  const plain = ` ${words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  if (city === undefined) return plain.trim()
  // the address of a place may end with its country and region: "springfield-us-il"
  const whole = city.replaceAll('-', ' ')
  const name = city.replace(/(?:-[a-z]{2}){1,2}$/, '').replaceAll('-', ' ')
  if (!plain.includes(` ${name} `)) return plain.trim()
  return plain
    .replace(/ \d+ $/, ' ')
    .replaceAll(` ${whole} `, ' ')
    .replaceAll(` ${name} `, ' ')
    .trim()
}

function drawn(spec: { subject: Subject; words: string; seed: string; city: string | undefined }): string {
  const stated = statedHours.find(([, says]) => says.test(spec.words))
  const [source = ''] = posterSources({ ...spec, among: stated ? [stated[0]] : daylight }, 1)
  return source
}

/**
 * The source of a poster for something that came without pictures: its subject where its words (a slug will do) say one that can be
 * drawn, else a view of the place that it is in. Its composition follows from the words, so that a page of such things does not look
 * like one thing many times.
 */
export function posterForWords(title: string, city?: string): string {
  const words = plainWords(title, city)
  return drawn({ subject: subjectInWords(words) ?? 'skyline', words, seed: plainSeed(title), city })
}

/** A view of a place that came without a picture. Its name is not read: not every Long Beach is a beach. */
export const posterForPlace = (slug: string): string =>
  drawn({ subject: 'skyline', words: '', seed: plainSeed(slug), city: slug })
