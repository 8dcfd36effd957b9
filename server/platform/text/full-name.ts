const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}]+$/u

/** Whether a name is written in letters of which the family's come first, without a space: 王小明, 김민수. */
export function isFamilyFirst(...names: string[]): boolean {
  return names.every((name) => eastAsian.test(name))
}

/** First and last name as their language joins them: `Ada Lovelace`, `王小明`. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  if (isFamilyFirst(firstName, lastName)) return `${lastName}${firstName}`
  return [firstName, lastName].filter(Boolean).join(' ')
}
