import { isFamilyFirst } from '../platform/text/full-name.ts'

/**
 * As much of a name as is proposed to be shown: `Ada L`. In Arabic the article of a family name is no initial; in Chinese and
 * Korean the initial would be all of the family name.
 */
export function shownName(firstName: string, lastName: string): string {
  if (isFamilyFirst(firstName, lastName)) return firstName
  const [initial] = Array.from(lastName.replace(/^ال(?=\p{L})/u, ''))
  return [firstName, initial].filter(Boolean).join(' ')
}
