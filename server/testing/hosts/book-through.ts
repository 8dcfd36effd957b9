import { setTimeout as delay } from 'node:timers/promises'
import { expectDigitsOfOneSystem } from './digits.ts'
import type { Tab } from './engine.ts'
import { readSpot, spotExpression } from './spot.ts'
import type { Wanted } from './spot.ts'
import { wordsOf } from './words.ts'

/** How far a traveller came: the last step that was reached, and what stood in the way of the next. */
export interface Reached {
  step: Step
  /** What was waited for in vain, or the words of a refusal. */
  why?: string
}

/** The steps of a booking, in their order. */
export const steps = ['NOTHING', 'DATES', 'CART', 'CHECKOUT', 'PAYMENT', 'PAID'] as const

/** A step of a booking. */
export type Step = (typeof steps)[number]

/** A busy machine may take long for a page; what has not come by then does not come. */
const patienceMs = 30_000
const betweenLooksMs = 100
/** A traveller whose press had no effect presses again. A busy browser drops clicks on a page that it is still laying out. */
const pressAgainAfterMs = 8_000
/** A time of day, in the digits of any of our languages. */
const startTime = String.raw`^\p{Nd}+:\p{Nd}+`

/** Books and pays in the widget of an open page, by what is seen and in the language of the widget. */
export async function bookThrough(tab: Tab, language = 'en'): Promise<Reached> {
  const words = await wordsOf(language)
  const press = (role: Wanted['role'], name: string, nth?: number) => click(tab, { role, name, nth })
  const fill = async (name: string, text: string) => {
    await press('field', name)
    await tab.type(text)
  }
  let step: Step = 'NOTHING'
  try {
    await press('button', words.nextMonth)
    step = 'DATES'
    const adult = { role: 'button', name: words.oneMore.replace('.*', `.*${words.adult}`) } as const
    const option = { role: 'radio', name: `^(?!${words.adult})` } as const
    const day = { role: 'button', name: words.bookableDay, nth: 3 } as const
    // a lone option chooses itself
    if ((await clickUntil(tab, day, [adult, option])) === option) await clickUntil(tab, option, [adult])
    await click(tab, adult)
    await press('radio', startTime)
    await expectDigitsOfOneSystem(tab)
    const viewCart = { role: 'link', name: words.viewCart } as const
    await clickUntil(tab, { role: 'button', name: words.addToCart }, [viewCart])
    const checkout = { role: 'link', name: words.goToCheckout } as const
    await clickUntil(tab, viewCart, [checkout])
    step = 'CART'
    await expectDigitsOfOneSystem(tab)
    await clickUntil(tab, checkout, [{ role: 'field', name: words.firstName }])
    await fill(words.firstName, 'Ada')
    step = 'CHECKOUT'
    await fill(words.lastName, 'Lovelace')
    await fill(words.email, 'ada@example.com')
    await fill(words.phone, '+442079460958')
    await expectDigitsOfOneSystem(tab)
    await press('button', words.confirm)
    await untilPaymentPage(tab, () => press('link', words.continueToPayment))
    step = 'PAYMENT'
    await clickUntil(tab, { role: 'button', name: words.pay }, [{ role: 'heading', name: words.going }])
    await expectDigitsOfOneSystem(tab)
    step = 'PAID'
    return { step }
  } catch (error) {
    return { step, why: error instanceof Error ? error.message : String(error) }
  }
}

/** A widget in a frame shows a link to the payment page; every other goes there by itself. */
async function untilPaymentPage(tab: Tab, leaveFrame: () => Promise<void>): Promise<void> {
  const hasLeft = async () => (await tab.url()).includes('/sandbox/pay/')
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    if (await hasLeft()) return
    const isFramed =
      (await tab.evaluate("document.querySelector('iframe') ? 'yes' : 'no'").catch(() => '')) === 'yes'
    if (isFramed) await leaveFrame()
    await delay(betweenLooksMs)
  }
  throw new Error(`no payment page: ${await tab.url()}`)
}

async function click(tab: Tab, wanted: Wanted): Promise<void> {
  const { x, y } = await waitFor(tab, wanted)
  await tab.click(x, y)
}

/** Clicks until one of what may follow is there, which it gives. */
async function clickUntil(tab: Tab, wanted: Wanted, next: readonly Wanted[]): Promise<Wanted> {
  await click(tab, wanted)
  const until = Date.now() + patienceMs
  let again = Date.now() + pressAgainAfterMs
  for (;;) {
    let told = ''
    for (const one of next) {
      told = await tab.evaluate(spotExpression(one)).catch(String)
      if ('x' in readSpot(told)) return one
    }
    if (Date.now() > until) throw new Error(told.slice(0, 300))
    if (Date.now() > again) {
      const spot = readSpot(await tab.evaluate(spotExpression(wanted)).catch(String))
      if ('x' in spot) await tab.click(spot.x, spot.y)
      again = Date.now() + pressAgainAfterMs
    }
    await delay(betweenLooksMs)
  }
}

/**
 * Waits until it is on the screen, nothing lies over it and it has stopped moving.
 *
 * @throws Error why it cannot be clicked, after half a minute
 */
export async function waitFor(tab: Tab, wanted: Wanted): Promise<{ x: number; y: number }> {
  const until = Date.now() + patienceMs
  let before = ''
  for (;;) {
    // a page that is being left answers nothing
    const told = await tab.evaluate(spotExpression(wanted)).catch((error: unknown) => String(error))
    const spot = readSpot(told)
    if ('x' in spot && told === before) return spot
    if (Date.now() > until) throw new Error(told.slice(0, 300))
    before = told
    await delay(betweenLooksMs)
  }
}
