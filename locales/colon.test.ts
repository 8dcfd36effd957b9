import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { colonIn } from './colon.ts'
import { locales } from './locale-records.ts'

it.each(locales.map(({ code }) => code))('parts a label from its text as tickets do: %s', (language) => {
  const file = path.join(import.meta.dirname, language, 'ticket.json')
  const { labelled } = JSON.parse(readFileSync(file, 'utf8')) as { labelled: string }
  expect(`{{label}}${colonIn(language)}{{text}}`).toBe(labelled)
})
