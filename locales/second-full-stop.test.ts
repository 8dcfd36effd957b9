import { expect, it } from 'vitest'
import { createTranslations } from '../widget/environment/i18n.ts'
import { loadTexts } from '../server/platform/text/texts.ts'
import { oneStop } from './second-full-stop.ts'

it.each([
  ['zum Kurs 4,25 vom Fr., 20. Nov..', 'zum Kurs 4,25 vom Fr., 20. Nov.'],
  ['المبلغ المستحق: \u2068640 د.إ.\u2069. شكرًا', 'المبلغ المستحق: \u2068640 د.إ.\u2069 شكرًا'],
  ['توفّر \u200F117 د.إ.\u200F.', 'توفّر \u200F117 د.إ.\u200F'],
  ['Wait …. Two... three', 'Wait …. Two... three'],
  ['e.g. a.m. It ends.', 'e.g. a.m. It ends.'],
])('“%s” ends once', (text, once) => {
  expect(oneStop(text)).toBe(once)
})

it('a sentence that ends with a date or a price of its own stop ends once, on screens and in mails', async () => {
  const values = { from: '5 AED', rate: '4,25', day: 'Fr., 20. Nov.', total: '640 د.إ.' }
  const screens = await createTranslations('de', ['lines'])
  expect(screens.t('lines:price.exchange', values)).toMatch(/[^.]\.$/)
  const mails = (await loadTexts(['orders']))('ar')
  expect(mails('outcome.reserved.money', values)).toMatch(/د\.إ\.$/)
})
