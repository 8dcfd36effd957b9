import { expect, it } from 'vitest'
import { initialsOf } from './guide-card.tsx'

it.each([
  ['Claire Aubry', 'CA'],
  ['Pieter van der Meer', 'PM'],
  ['Noor', 'N'],
  ['王小明', '王'],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
