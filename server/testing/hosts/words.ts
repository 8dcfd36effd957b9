import { readFile } from 'node:fs/promises'
import path from 'node:path'

const locales = path.resolve(import.meta.dirname, '../../../locales')

/** Namespace and key of the names by which a booking is made. */
const places = {
  nextMonth: ['common', 'calendar.next'],
  bookableDay: ['availability', 'day.open'],
  oneMore: ['common', 'stepper.more'],
  adult: ['choices', 'party.unit.ADULT'],
  addToCart: ['availability', 'addToCart'],
  viewCart: ['choices', 'added.view'],
  goToCheckout: ['cart', 'checkout'],
  firstName: ['checkout', 'details.firstName'],
  lastName: ['checkout', 'details.lastName'],
  email: ['checkout', 'details.email'],
  phone: ['checkout', 'details.phoneNumber'],
  confirm: ['checkout', 'confirm.action.CARD'],
  continueToPayment: ['embed-rare', 'payment.go'],
  pay: ['sandbox', 'pay'],
  going: ['orders', 'outcome.success.title'],
} as const

/** The names of a language as regular expressions; what is filled into a text stands for anything. */
export type Words = Readonly<Record<keyof typeof places, string>>

/** Reads the names from the texts that the product itself has. */
export async function wordsOf(language: string): Promise<Words> {
  const read = async ([namespace, key]: readonly [string, string]) => {
    let value: unknown = JSON.parse(await readFile(path.join(locales, language, `${namespace}.json`), 'utf8'))
    for (const part of key.split('.')) value = (value as Readonly<Record<string, unknown>>)[part]
    if (typeof value !== 'string') throw new Error(`${language}/${namespace}.json has no text ${key}`)
    return RegExp.escape(value).replaceAll(/\\\{\\\{.*?\\\}\\\}/g, '.*')
  }
  const names = Object.entries(places).map(async ([name, place]) => [name, await read(place)] as const)
  return Object.fromEntries(await Promise.all(names)) as unknown as Words
}
