import { describe, expect, it } from 'vitest'
import { treatPosters } from '../contract/treat-posters.ts'
import { asJpeg, imageUrl, socialImage } from './image-url.ts'
import { readShape } from './picture-shape.ts'
import { presentPicture } from './picture.presenter.ts'
import { posterSources } from './poster-sources.ts'

describe('imageUrl', () => {
  it('writes a poster as a path that can be read aloud', () => {
    expect(
      imageUrl('poster:dunes?hour=golden&seed=desert-7&city=dubai', { width: 640, crop: 'card' }),
    ).toMatch(/^\/_image\/w_640,h_480\/poster\/dunes\/golden\/desert-7\/dubai\?v=\d+$/)
  })

  it('carries the version of a photograph', () => {
    expect(imageUrl('dhow-dinner/1.jpg?v=mg3k', { width: 320, crop: 'hero', format: 'jpg' })).toBe(
      '/_image/w_320,h_137,f_jpg/photograph/dhow-dinner/1.jpg?v=mg3k',
    )
  })

  it('shows a stand-in for a source that cannot be read', () => {
    expect(imageUrl('../../etc/passwd', { width: 160, crop: 'card' })).toMatch(
      /^\/_image\/w_160,h_120\/poster\/skyline\//,
    )
  })
})

describe('for those who read little else', () => {
  const src = imageUrl('poster:dunes?hour=golden&seed=a', { width: 640, crop: 'card' })

  it('a mail shows jpg', () => {
    expect(asJpeg(src)).toMatch(/^\/_image\/w_640,h_480,f_jpg\/poster\/dunes\/golden\/a\?v=\d+$/)
    expect(asJpeg('https://cdn.example/a.png')).toBe('https://cdn.example/a.png')
  })

  it('a messenger shows 1200 × 630 in jpg, and the stand-in where a page has no picture', () => {
    expect(socialImage(src, 'full')).toMatch(
      /^\/_image\/w_1200,h_630,f_jpg\/poster\/dunes\/golden\/a\?v=\d+$/,
    )
    expect(socialImage(undefined, 'full')).toMatch(/^\/_image\/w_1200,h_630,f_jpg\/poster\/skyline\//)
  })
})

describe('in the look of a site', () => {
  const poster = imageUrl('poster:dunes?hour=golden&seed=a', { width: 640, crop: 'card' })
  const photograph = imageUrl('boats/poster/1.jpg', { width: 640, crop: 'card' })

  it('each poster of a srcset names its treatment, photographs and addresses of others stay', () => {
    expect(treatPosters(`${poster} 640w, ${poster} 1280w`, 'night')).toMatch(
      /^\/_image\/w_640,h_480,t_night\/poster\/\S+ 640w, \/_image\/w_640,h_480,t_night\/poster\/\S+ 1280w$/,
    )
    for (const address of [photograph, 'https://cdn.example/poster/a.png']) {
      expect(treatPosters(address, 'night')).toBe(address)
    }
    expect(treatPosters(poster, 'full')).toBe(poster)
  })

  it('what messengers show is printed like the pages', () => {
    expect(socialImage(poster, 'pencil')).toContain('/w_1200,h_630,f_jpg,t_pencil/poster/dunes/')
    expect(socialImage(undefined, 'pencil')).toContain(',t_pencil/poster/')
  })
})

describe('pictures', () => {
  it('are made for each screen width of the specification in both densities', () => {
    for (const width of [320, 640, 768, 1024, 1280, 1536]) {
      expect(readShape(`w_${width}`)).toMatchObject({ width, fit: 'cover' })
      expect(readShape(`w_${width * 2}`)).toMatchObject({ width: width * 2 })
    }
    const heroWidths = presentPicture('poster:dhow', '', 'hero').srcSet.match(/\d+(?=w)/g)
    expect(heroWidths).toEqual(['640', '768', '1024', '1280', '1536', '2048', '2560', '3072'])
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
      '640w',
      '768w',
      '1024w',
      '1280w',
    ])
  })

  it('says that a poster which shows the place alone is an illustration, and draws the same', () => {
    const own = presentPicture('poster:skyline?hour=blue&seed=a&city=dubai', 'Dubai', 'card')
    const place = presentPicture('poster:skyline?hour=blue&seed=a&city=dubai&shows=place', 'Dubai', 'card')
    expect(own).not.toHaveProperty('illustration')
    expect(place).toEqual({ ...own, illustration: true })
  })

  it('gives a photograph a quiet tint', () => {
    expect(presentPicture('dhow-dinner/1.jpg', 'A table', 'card').tint).toBe('sand')
  })
})
