import { describe, expect, it } from 'vitest'
import { imageUrl } from './image-url.ts'
import { presentPicture } from './picture.presenter.ts'
import { posterForWords } from './poster-for-words.ts'
import { posterSources } from './poster-sources.ts'

describe('imageUrl', () => {
  it('writes a poster as a path that can be read aloud', () => {
    expect(
      imageUrl('poster:dunes?hour=golden&seed=desert-7&city=dubai', { width: 640, crop: 'card' }),
    ).toMatch(/^\/_image\/card\/640\/poster\/dunes\/golden\/desert-7\/dubai\.webp\?v=\d+$/)
  })

  it('carries the version of a photograph', () => {
    expect(imageUrl('dhow-dinner/1.jpg?v=mg3k', { width: 320, crop: 'hero', format: 'jpg' })).toBe(
      '/_image/hero/320/photograph/dhow-dinner/1.jpg.jpg?v=mg3k',
    )
  })

  it('shows a stand-in for a source that cannot be read', () => {
    expect(imageUrl('../../etc/passwd', { width: 160, crop: 'card' })).toMatch(
      /^\/_image\/card\/160\/poster\/skyline\//,
    )
  })
})

describe('posterSources', () => {
  it('picks as many different pictures as asked for, at different hours', () => {
    const sources = posterSources({ subject: 'old-town', city: 'lisbon', seed: 'alfama-walk' }, 4)
    expect(new Set(sources).size).toBe(4)
    expect(new Set(sources.map((source) => new URLSearchParams(source.split('?')[1]).get('hour'))).size).toBe(
      4,
    )
  })

  it('picks the same ones every time', () => {
    const spec = { subject: 'kayak', seed: 'Ünal & Sons / 12' } as const
    expect(posterSources(spec)).toEqual(posterSources(spec))
    expect(posterSources(spec)).toHaveLength(3)
  })
})

describe('presentPicture', () => {
  it('gives size, sources and tint of a poster', () => {
    const picture = presentPicture('poster:dhow?hour=night&seed=a', 'A dhow', 'card')
    expect(picture).toMatchObject({ alt: 'A dhow', width: 640, height: 480, tint: 'night' })
    expect(picture.srcSet.split(', ').map((candidate) => candidate.split(' ')[1])).toEqual([
      '160w',
      '320w',
      '480w',
      '640w',
      '960w',
    ])
  })

  it('gives a photograph a quiet tint', () => {
    expect(presentPicture('dhow-dinner/1.jpg', 'A table', 'card').tint).toBe('sand')
  })
})

describe('posterForWords', () => {
  it.each([
    ['river-kayak-at-dawn', 'kayak'],
    ['museum-of-wine', 'museum'],
    ['Central Market', 'market'],
    ['snorkelling-from-the-pier', 'reef'],
  ])('reads what %s is about', (words, subject) => {
    expect(posterForWords(words)).toMatch(new RegExp(`^poster:${subject}\\?hour=`))
  })

  it('varies what it cannot read, and always in the same way', () => {
    const slugs = Array.from({ length: 40 }, (_, index) => `xyz-${String(index)}`)
    const sources = slugs.map((slug) => posterForWords(slug, 'lisbon'))
    expect(new Set(sources.map((source) => source.split('?')[0])).size).toBeGreaterThan(3)
    expect(sources).toEqual(slugs.map((slug) => posterForWords(slug, 'lisbon')))
  })
})
