import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { NewPassword } from '../contract/accounts.ts'
import { refuseCommonPassword } from './common-passwords.ts'

const account = { email: 'amina@example.com', site: 'Deira Walks' }
const isRefused = (password: string) => {
  try {
    refuseCommonPassword(password, account)
    return false
  } catch {
    return true
  }
}

it('refuses more than three thousand of the passwords that leaked most often and would be long enough', () => {
  const longEnough = dictionary['passwords-common'].filter(
    (password) => NewPassword.safeParse(String(password)).success,
  )
  expect(longEnough.length).toBeGreaterThan(3_000)
  expect(longEnough.filter((password) => !isRefused(String(password)))).toEqual([])
  expect(isRefused('QWERTYUIOP')).toBe(true)
})

it('refuses what is made of the names of the account, the site and the trade', () => {
  expect(
    ['amina-2026', 'DeiraWalks1', 'dhowbooking', 'travel12345'].filter((each) => !isRefused(each)),
  ).toEqual([])
  expect(isRefused('three quiet herons')).toBe(false)
})
