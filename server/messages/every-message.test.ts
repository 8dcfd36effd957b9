import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '../contract/primitives.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { announce } from './announce.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'
import { emailKinds, orderKinds } from './message-kinds.ts'
import { openPostOffice } from '../testing/factories/post-office.ts'

let office: Awaited<ReturnType<typeof openPostOffice>>
let floor: ShopFloor

beforeAll(async () => {
  office = await openPostOffice()
  floor = office.floor
})
afterAll(() => floor.close())
beforeEach(() => office.clear())

const kinds = () => office.sent.map(({ kind }) => kind)

describe('every kind', () => {
  const values = {
    name: 'Amina',
    email: 'amina@example.com',
    experience: 'Dunes',
    reference: 'OF-1',
    amount: 'AED 900',
    until: 'Friday',
    details: 'Four of us',
    guests: '4',
    reason: 'Full',
    contact: '+971',
    order: 'DH-1',
    reads: 'English',
    before: 'Friday',
    place: 'Dubai',
    time: '09:00',
    pickup: 'Marina',
    code: '1234 5678',
  }
  const parties = { guestsBefore: { units: [{ id: 'ADULT', quantity: 4 }], guests: 4 } }

  /** One message of each kind, in a language. */
  const writeAll = async (language: Language) => {
    const { id } = await office.buy({}, { language })
    await floor.work()
    office.sent = []
    await floor.db.transaction(async (trx) => {
      for (const kind of orderKinds) await announce(trx, { kind, orderId: id, booking: 'again' })
      for (const kind of emailKinds) {
        const about = {
          to: 'a@example.com',
          storefrontId: floor.shop.storefront.id,
          link: '/x',
          values,
          parties,
          facts: ['time', 'guests', 'pickup'],
        }
        await announce(trx, { kind, subject: `${kind} ${language}`, language, ...about })
      }
    })
    await floor.work()
    return office.sent.map(({ letter }) => letter)
  }

  it.each(['en', 'ar', 'fr', 'es', 'pt', 'ru', 'tr'] as const)(
    'has a subject, a title and sentences without gaps, and survives as HTML and as text: %s',
    async (language) => {
      const letters = await writeAll(language)
      expect(kinds()).toEqual([...orderKinds, ...emailKinds])
      for (const letter of letters) {
        const html = emailHtml(letter)
        const all = `${emailText(letter)}${html}`
        expect(letter.subject).not.toBe('')
        expect(letter.title).not.toBe('')
        expect(letter.paragraphs.length).toBeGreaterThan(0)
        expect(all).not.toMatch(/\{\{|undefined|kinds\.|lines:|orders:/)
        expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
        expect(html).not.toMatch(/<(script|link|iframe)\b|@import|url\(/)
        // a client that drops the style sheet shows the letter all the same
        expect(html.replace(/<style>.*?<\/style>/, '')).not.toContain('<style')
      }
    },
  )

  it('has no word of English in the Arabic one, but for the names and numbers that were filled in', async () => {
    for (const letter of await writeAll('ar')) {
      const said = [
        letter.subject,
        letter.title,
        ...letter.paragraphs,
        ...letter.footer,
        ...letter.actions.map(({ label }) => label),
        ...letter.totals.map(({ label }) => label),
        ...letter.cards.flatMap(({ status, facts }) => [
          status?.text ?? '',
          ...facts.map(({ label }) => label),
        ]),
      ]
      const own = said.map((text) => text.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, ''))
      expect(own.filter((text) => /[A-Za-z]/.test(text))).toEqual([])
    }
  })

  it('is written in the order’s language', async () => {
    await office.buy({}, { language: 'ar' })
    await office.buy({}, { language: 'az' })
    await floor.work()
    expect(office.toOthers().map(({ letter }) => letter.title)).toEqual([
      'رحلتك مؤكدة يا \u2068Amina\u2069',
      'Hər şey hazırdır, Amina',
    ])
  })

  it('tells times by the clocks of the experience, those of the order by the zone of its buyer, and says so', async () => {
    await office.place({ payLater: true }, { paymentMethod: 'PAY_LATER', language: 'ar' })
    await floor.work()
    const reserved = office.sent.find(({ kind }) => kind === 'order-reserved')?.letter
    expect(reserved?.paragraphs.join(' ')).toMatch(/حتى \u2067.*\(غرينتش\+4\)\u2069/)
    expect(reserved?.cards[0]?.facts.map(({ value }) => value).join(' ')).toContain(
      '9:00 ص – 11:00 ص (بتوقيت',
    )
  })

  it('forgets the words of a letter once it has left', async () => {
    const about = {
      to: 'a@example.com',
      storefrontId: floor.shop.storefront.id,
      link: '/auth/reset-password?token=t',
    }
    await announce(floor.db, { kind: 'password-reset', subject: 'reset-1', language: 'en', ...about })
    await floor.work()
    expect(office.sent[0]?.letter.actions[0]?.href).toContain('token=t')
    const rows = await floor
      .db<{ about: object; key: string }>('messages')
      .where({ key: 'password-reset:reset-1' })
    expect(rows).toMatchObject([{ about: {} }])
  })

  it('writes what travellers typed as text, never as markup', async () => {
    const about = { to: 'a@example.com', storefrontId: floor.shop.storefront.id }
    const name = '<img src=x onerror=alert(1)>'
    await announce(floor.db, {
      kind: 'offer-received',
      subject: 'x',
      language: 'en',
      ...about,
      values: { ...values, name },
    })
    await floor.work()
    expect(office.sent[0] && emailHtml(office.sent[0].letter)).not.toContain('<img src=x')
  })
})
