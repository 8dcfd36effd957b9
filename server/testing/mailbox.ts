import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'

/** The link of the last mail that has all these words in its head or its text, once it lies in the product's outbox. */
export async function linkOfMail(words: readonly string[], way: RegExp): Promise<string> {
  return findInMail(words, /href="([^"]+)"/g, (link) => way.test(link))
}

/** The code of the last mail to an address that lets log in on a new device. */
export async function logInCodeOfMail(email: string): Promise<string> {
  return findInMail([email, 'Your code to log in'], /Your code is (\d{6})/g, () => true)
}

async function findInMail(
  words: readonly string[],
  pattern: RegExp,
  isWanted: (found: string) => boolean,
): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    found = (await listMatches(words, pattern)).find(isWanted)
    expect(found, `${pattern.source} of a mail with ${words.join(' and ')}`).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return found ?? ''
}

/** What a pattern finds in the mails with these words, the last mail first. */
async function listMatches(words: readonly string[], pattern: RegExp): Promise<string[]> {
  const folder = path.join(process.env.DHOW_TEST_DATA ?? '', 'outbox')
  // of a mail's two files it is the one that is written last
  const whole = (await readdir(folder)).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(
    whole.map(async (file) => {
      const head = path.join(folder, file)
      const text = await readFile(head.replace(/eml$/, 'html'), 'utf8')
      return { at: (await stat(head)).mtimeMs, text, all: `${await readFile(head, 'utf8')}${text}` }
    }),
  )
  return mails
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .toSorted((a, b) => b.at - a.at)
    .flatMap(({ text }) => Array.from(text.matchAll(pattern), ([, found = '']) => found))
}
