import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { layoutNames } from '../../../themes/layout-names.ts'
import { composePoster, posterTintOf } from './compose-poster.ts'
import { hours } from './palette.ts'
import { cities, subjects } from './poster-spec.ts'
import type { PosterSpec } from './poster-spec.ts'

const buildSpec = (overrides: Partial<PosterSpec> = {}): PosterSpec => ({
  subject: 'dunes',
  hour: 'golden',
  seed: 'desert-7',
  city: 'dubai',
  crop: 'card',
  ...overrides,
})

/** An SVG that only draws: balanced, without text, script, link or any number that went wrong. */
function expectSound(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d ]+"/)
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
  expect(svg).not.toMatch(/<text|<script|<image|<a |href|style=/)
  const opened = svg.match(/<(?!\/)[^>]*[^/]>/g)?.length
  expect(svg.match(/<\//g)?.length).toBe(opened)
}

describe('composePoster', () => {
  it.each(subjects)('draws %s at every hour as a sound picture without words', (subject) => {
    for (const hour of hours) expectSound(composePoster(buildSpec({ subject, hour })))
  })

  it.each(cities)('draws the streets and the skyline of %s', (city) => {
    for (const subject of ['skyline', 'old-town', 'museum', 'river-cruise', 'wildlife', 'show'] as const) {
      for (const seed of [1, 2, 3]) expectSound(composePoster(buildSpec({ subject, city, seed })))
    }
  })

  it('draws the same picture for the same specification, byte for byte', () => {
    for (const subject of subjects) {
      expect(composePoster(buildSpec({ subject }))).toBe(composePoster(buildSpec({ subject })))
    }
  })

  it('draws another picture for another seed, hour or city', () => {
    const pictures = [
      buildSpec(),
      buildSpec({ seed: 'desert-8' }),
      buildSpec({ seed: 8 }),
      buildSpec({ hour: 'dawn' }),
      buildSpec({ city: 'cairo' }),
    ].map((spec) => composePoster(spec))
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it.each(layoutNames.pictures)(
    'prints a sound picture in the treatment %s, unlike every other',
    (treatment) => {
      const others = layoutNames.pictures.filter((other) => other !== treatment)
      for (const subject of subjects) expectSound(composePoster(buildSpec({ subject }), 320, treatment))
      const printed = composePoster(buildSpec(), 320, treatment)
      for (const other of others) expect(composePoster(buildSpec(), 320, other)).not.toBe(printed)
    },
  )

  it('draws a city that it does not know as anywhere', () => {
    expect(composePoster(buildSpec({ subject: 'skyline', city: 'atlantis' }))).toBe(
      composePoster(buildSpec({ subject: 'skyline', city: 'generic' })),
    )
  })

  it.each([
    ['card', 1200, 900],
    ['hero', 2100, 900],
    ['poster', 900, 1200],
  ] as const)('cuts a %s to %i × %i', async (crop, width, height) => {
    const { info } = await sharp(Buffer.from(composePoster(buildSpec({ crop }))))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([width, height])
  })

  // The hero is the widest window on a drawing and the poster the tallest: what covers both covers the card.
  it.each(subjects)('paints %s to every corner', async (subject) => {
    for (const crop of ['hero', 'poster'] as const) {
      const { data, info } = await sharp(Buffer.from(composePoster(buildSpec({ subject, crop }), 160)))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
      const right = info.width - 2
      const bottom = info.height - 2
      expect([alphaAt(1, 1), alphaAt(right, 1), alphaAt(1, bottom), alphaAt(right, bottom)]).toEqual([
        255, 255, 255, 255,
      ])
    }
  })
})

describe('posterTintOf', () => {
  it('is the tint of the inks that the poster is printed in, whatever the crop', () => {
    expect(posterTintOf(buildSpec({ hour: 'night' }))).toBe('night')
    expect(['teal', 'sand']).toContain(posterTintOf(buildSpec({ hour: 'noon' })))
  })
})
