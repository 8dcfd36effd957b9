import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '../contract/primitives.ts'
import { textsFolder } from './read-text.ts'

const root = path.join(import.meta.dirname, '../..')

/** The cookies that our own code names: in files that speak of cookies, everything that is named as one of ours. */
const cookies = ['server', 'widget', 'storefront']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, folder, file),
    ),
  )
  .filter((file) => /(?<!\.test|\.e2e|\.stories)\.tsx?$/.test(file) && !file.includes('/testing/'))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => /cookie/i.test(source))
  .flatMap((source) =>
    [...source.matchAll(/['`](?:__Host-)?(dhow_[a-z]+)['`=]/g)].map(([, name = '']) => name),
  )
  // a mark in the address to which a payment page leads back
  .filter((name) => name !== 'dhow_return')

it.each(languages)('the privacy pages name each cookie that is set, and no other: %s', (language) => {
  const named = [...new Set(cookies)].toSorted((a, b) => a.localeCompare(b))
  expect(named.length).toBeGreaterThan(4)
  for (const page of ['privacy-policy.md', 'supplier/privacy-policy.md']) {
    const text = readFileSync(path.join(textsFolder, language, page), 'utf8')
    expect([...new Set(text.match(/dhow_\w+/g))].toSorted((a, b) => a.localeCompare(b))).toEqual(named)
  }
})
