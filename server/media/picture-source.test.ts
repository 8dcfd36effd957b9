import { describe, expect, it } from 'vitest'
import { readPictureSource } from './picture-source.ts'

describe('readPictureSource', () => {
  it('reads a poster', () => {
    expect(readPictureSource('poster:dunes?hour=golden&seed=desert-7&city=dubai')).toEqual({
      kind: 'poster',
      subject: 'dunes',
      hour: 'golden',
      seed: 'desert-7',
      city: 'dubai',
    })
  })

  it.each(['poster:skyline?hour=blue&seed=a&city=dubai&shows=place', 'poster:skyline?shows=place&seed=a'])(
    'knows a view of the place alone: %s',
    (source) => {
      expect(readPictureSource(source)).toHaveProperty('ofPlace', true)
      expect(readPictureSource(source.replace(/&?shows=place&?/, ''))).not.toHaveProperty('ofPlace')
    },
  )

  it('gives a poster without hour and seed both', () => {
    expect(readPictureSource('poster:reef')).toMatchObject({ hour: 'golden', seed: '1', city: undefined })
  })

  it('turns a seed that cannot stand in a path into one that can', () => {
    const source = readPictureSource('poster:reef?seed=Böot%2F..%2F7')
    expect(source?.kind === 'poster' && source.seed).toMatch(/^[a-z0-9]+$/)
  })

  it('reads a photograph, with its version', () => {
    expect(readPictureSource('photos/abra-1.jpg?v=mg3k')).toEqual({
      kind: 'photograph',
      path: 'photos/abra-1.jpg',
      version: 'mg3k',
    })
  })

  it('reads an https address on the usual port', () => {
    expect(readPictureSource('https://images.example.com/a.jpg')).toMatchObject({ kind: 'remote' })
  })

  it.each([
    'poster:dragons',
    'poster:dunes?hour=teatime',
    'poster:dunes?city=../etc',
    '../secret.jpg',
    'photos/../../secret.jpg',
    '/etc/passwd.jpg',
    'photos//a.jpg',
    'photos/.hidden.jpg',
    'photos\\..\\secret.jpg',
    'C:/secret.jpg',
    'photos/a.svg',
    'photos/a.jpg\0.png',
    'http://images.example.com/a.jpg',
    'https://images.example.com:8080/a.jpg',
    'https://user:word@images.example.com/a.jpg',
    'file:///etc/passwd.jpg',
    'data:image/png;base64,AAAA',
    '',
  ])('refuses %s', (source) => {
    expect(readPictureSource(source)).toBeUndefined()
  })
})
