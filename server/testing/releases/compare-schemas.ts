import type { Schema } from './release.queries.ts'

/**
 * What of a newer schema the code of an older release cannot live with: a column it reads or writes that is gone or of another
 * type, one that it may leave out no longer, and a new one that must be named. Empty: that code starts and works on it.
 */
export function compareSchemas(older: Schema, newer: Schema): string[] {
  const tables = new Set(Object.keys(older).map(tableOf))
  const lost = Object.entries(older).flatMap(([name, column]) => {
    const now = newer[name]
    if (!now) return [`${name} is gone`]
    if (now.type !== column.type) return [`${name} was ${column.type} and is ${now.type}`]
    return column.optional && !now.optional ? [`${name} must be given now`] : []
  })
  const demanded = Object.entries(newer)
    .filter(([name, { optional }]) => !older[name] && tables.has(tableOf(name)) && !optional)
    .map(([name]) => `${name} is new and must be given`)
  return [...lost, ...demanded]
}

const tableOf = (name: string) => name.slice(0, name.indexOf('.'))
