import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Router } from 'express'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import subsetFont from 'subset-font'
import { headingFaceAddress, headingLetters, mostHeadingLetters } from '../../../themes/heading-face.ts'
import { Problem } from '../problem.ts'
import { woffToSfnt } from './sfnt.ts'

/** Faces that a process keeps, of at most 20 kB each. */
const mostKept = 300

/**
 * Faces that a process cuts in a minute. One takes some 50 ms of a core, so requests for new letters take at most a tenth
 * of one; headings without a face are drawn by the system's.
 */
const mostCutInMinute = 120

const isLetters = new RegExp(`^[${headingLetters}]+$`, 'u')

/** The letters of a face: each once, in the order of their numbers, so that one face has one address. */
function readLetters(asked: unknown): string {
  const letters = typeof asked === 'string' ? Array.from(asked) : []
  const isOrdered = letters.every((letter, index) => index === 0 || (letters[index - 1] ?? '') < letter)
  if (!isOrdered || letters.length > mostHeadingLetters || !isLetters.test(letters.join(''))) {
    throw new Problem(
      400,
      'invalid_letters',
      `Parameter letters must hold 1 to ${mostHeadingLetters} Chinese letters, each once and in order.`,
    )
  }
  return letters.join('')
}

/** The face of Chinese headings, with the letters that a page asks for. */
export function headingFaces(): Router {
  const cutInMinute = new RateLimiterMemory({ points: mostCutInMinute, duration: 60 })
  const kept = new LRUCache<string, Buffer>({ max: mostKept })
  const whole = new Map<string, Buffer>()
  const read = (weight: string) =>
    whole.getOrInsertComputed(weight, () => {
      const file = `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`
      return woffToSfnt(readFileSync(fileURLToPath(import.meta.resolve(file))))
    })
  const cut = async (weight: string, letters: string): Promise<Buffer> => {
    const key = weight + letters
    const known = kept.get(key)
    if (known) return known
    try {
      await cutInMinute.consume('all')
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new Problem(503, 'busy', 'Too many faces were asked for. Please try again in a minute.')
    }
    const face = await subsetFont(read(weight), letters, { targetFormat: 'woff2' })
    kept.set(key, face)
    return face
  }

  const router = Router()
  for (const weight of ['100', '200', '300', '400', '500', '600', '700', '800', '900']) {
    router.get(headingFaceAddress(weight), async (req, res) => {
      const face = await cut(weight, readLetters(req.query['letters']))
      res.set('cache-control', 'public, max-age=31536000, immutable').type('woff2').send(face)
    })
  }
  return router
}
