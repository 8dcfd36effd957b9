import express from 'express'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { supplierPages } from './supplier-page.routes.ts'
import { supplierJobs } from './suppliers.jobs.ts'

let floor: ShopFloor
let site: Express
beforeAll(async () => {
  floor = await openShopFloor()
  site = express().use('/supplier', supplierPages(floor.deps))
})
afterAll(() => floor.close())

/** What is announced to the supplier of a booking on request that was paid just now. */
async function ask(): Promise<{ language: string; link: string; values: Record<string, string> }> {
  const { slug } = await seedExperience(floor.db, floor.shop, { confirmation: 'ON_REQUEST' })
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
  const placed = expectOutcome(await (await openShopper(floor.api, selection)).order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  const reference = `${placed.reference}-1`
  const [row] = await floor.db<{ id: string; reference: string }>('bookings').where({ reference })
  await supplierJobs(floor.deps)['ask-supplier']?.({ bookingId: row?.id }, { attempt: 1 })
  const key = `supplier-request:${reference}`
  const [message] = await floor
    .db<{ key: string; about: Awaited<ReturnType<typeof ask>> }>('messages')
    .where({ key })
  if (!message) throw new Error('the supplier was not asked')
  return message.about
}
const open = async (path: string, languages = '') =>
  (await request(site).get(path).set('accept-language', languages).expect(200)).text

describe('a supplier of whom nothing is known', () => {
  it('reads the page in the language of their browser, from the right in Arabic', async () => {
    const { link } = await ask()
    const arabic = await open(link, 'ar-AE,en;q=0.5')
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
    expect(arabic).toContain('تأكيد الحجز')
    expect(arabic).toContain('بالغان')
    expect(arabic).not.toContain('Confirm booking')
    expect(await open(link, 'fr-CA,en;q=0.5')).toContain('Confirmer la réservation')
    expect(await open(link, 'es-MX')).toContain('2\u00a0adultos')
    expect(await open(link, 'de')).toContain('<html lang="de" dir="ltr">')
    expect(await open(link, 'ja')).toContain('<html lang="en" dir="ltr">')
  })

  it('may choose another language, and keeps it when they answer', async () => {
    const { link } = await ask()
    expect(await open(link)).toContain('<a href="?language=ar" hreflang="ar" lang="ar">العربية</a>')
    expect(await open(link)).toContain('>Français</a>')
    const chosen = `${link}?language=ar`
    expect(await open(chosen, 'en')).toContain('<html lang="ar"')
    const missing = await request(site).post(chosen).type('form').send({ answer: 'decline', reason: ' ' })
    expect(missing.text).toContain('يرجى ذكر السبب.')
    const answer = request(site).post(chosen).type('form').send({ answer: 'confirm' })
    await answer.expect(303).expect('location', chosen)
    expect(await open(chosen)).toContain('أكّدتم هذا الحجز')
  })

  it('reads of a link that is not valid any more in their own language too', async () => {
    const gone = await request(site).get('/supplier/nothing').set('accept-language', 'ar').expect(404)
    expect(gone.text).toContain('لم يعد هذا الرابط صالحًا')
  })
})

describe('a supplier who is known to read Arabic', () => {
  it('is written to in Arabic, and reads the page so in any browser', async () => {
    await floor.db('suppliers').update({ language: 'ar' })
    const { link, language, values } = await ask()
    expect(language).toBe('ar')
    expect(values['until']).toMatch(/نوفمبر 2026/)
    // the zone is told by the place
    expect(values).toMatchObject({ place: 'دبي' })
    expect(await open(link, 'en')).toContain('<html lang="ar"')
  })
})
