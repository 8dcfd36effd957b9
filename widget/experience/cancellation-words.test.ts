import { describe, expect, it } from 'vitest'
import type { Experience } from '../../server/contract/catalogue.ts'
import { createFormats } from '../environment/formats.ts'
import { createTranslations } from '../environment/i18n.ts'
import { cancellationFact, cancellationLines, changesLines } from './cancellation-words.ts'

const step = (before: { days?: number; hours?: number }, penaltyPercent: number) => ({
  days: 0,
  hours: 0,
  minutes: 0,
  ...before,
  penaltyPercent,
})

async function words() {
  const translations = await createTranslations('en', ['detail'])
  return translations.getFixedT('en', 'detail')
}

describe('a cancellation policy', () => {
  it('is told from the most generous step to the whole price', async () => {
    const policy = { kind: 'TIERED' as const, steps: [step({ hours: 12 }, 50), step({ days: 3 }, 0)] }
    expect(cancellationLines(await words(), policy, createFormats('en-US'))).toEqual([
      'At least 3 days before the start: full refund',
      'At least 12 hours before the start: 50% of the price is charged',
      'After that: the full price is charged',
    ])
    expect(cancellationFact(await words(), policy, createFormats('en-US'))).toEqual({
      title: 'Free cancellation',
      detail: 'Free up to 3 days before',
    })
  })

  it('that ends at the start says so, and adds no harsher line', async () => {
    const policy = { kind: 'TIERED' as const, steps: [step({}, 30)] }
    expect(cancellationLines(await words(), policy, createFormats('en-US'))).toEqual([
      'Until the start: 30% of the price is charged',
    ])
    expect(cancellationFact(await words(), policy, createFormats('en-US')).title).toBe('Partially refundable')
  })

  it('whose last step keeps everything ends like any other', async () => {
    const policy = {
      kind: 'TIERED' as const,
      steps: [step({ days: 2 }, 0), step({ days: 1 }, 50), step({}, 100)],
    }
    expect(cancellationLines(await words(), policy, createFormats('en-US'))).toEqual([
      'At least 2 days before the start: full refund',
      'At least 1 day before the start: 50% of the price is charged',
      'After that: the full price is charged',
    ])
  })

  it('whose one step keeps everything is non-refundable', async () => {
    const policy = { kind: 'TIERED' as const, steps: [step({}, 100)] }
    expect(cancellationFact(await words(), policy, createFormats('en-US')).title).toBe('Non-refundable')
    expect(cancellationLines(await words(), policy, createFormats('en-US'))).toEqual([
      'This experience is non-refundable. If you cancel, the full price is charged.',
    ])
  })

  it('without a way back is called non-refundable', async () => {
    const policy = { kind: 'NON_REFUNDABLE' as const, steps: [] }
    expect(cancellationFact(await words(), policy, createFormats('en-US')).title).toBe('Non-refundable')
    expect(cancellationLines(await words(), policy, createFormats('en-US'))).toEqual([
      'This experience is non-refundable. If you cancel, the full price is charged.',
    ])
  })
})

const pickup = { id: 'hotel', name: 'Your hotel', minutesBefore: 30 }

describe('what can be changed after booking', () => {
  const free = { kind: 'FREE' as const, steps: [step({ days: 1 }, 0)] }
  it.each([
    ['as long as cancelling is free', true, free, 'changes.free'],
    [
      'nothing, where cancelling always costs',
      true,
      { kind: 'TIERED' as const, steps: [step({ days: 3 }, 20), step({}, 50)] },
      'changes.none',
    ],
    [
      'nothing, where nothing comes back',
      true,
      { kind: 'NON_REFUNDABLE' as const, steps: [step({}, 0)] },
      'changes.none',
    ],
    ['what its supplier agrees to, on request', false, free, 'changes.asked'],
  ] as const)('is told: %s', async (_, instantConfirmation, { kind, steps }, text) => {
    const t = await words()
    const cancellation = { kind, steps: [...steps] }
    const told = (extras: Experience['extras'], payLater = false) =>
      changesLines(
        t,
        { instantConfirmation, cancellation, payLater, extras, pickups: [] },
        (name) => `<${name}>`,
      )
    const once = instantConfirmation && text !== 'changes.none' ? [t('changes.once')] : []
    expect(told([])).toEqual([t(text), ...once])
    expect(told([], true)).toEqual([t(text), ...(text === 'changes.none' ? [] : [t('changes.once')])])
    const [map, car] = ['Map', 'Car from your hotel'].map((title) => ({
      id: title,
      title,
      price: { amount: 100, currency: 'EUR' },
      per: 'BOOKING' as const,
      maximum: 1,
    }))
    if (!map || !car) throw new Error('no extras')
    expect(told([map, { ...car, asks: 'ADDRESS' }])).toEqual(
      text === 'changes.none'
        ? [t(text)]
        : [t(text), ...once, t('changes.addressed', { extras: '<Car from your hotel>' })],
    )
  })

  it.each([
    [{}, 'The option stays as booked.'],
    [
      { periods: { period: 'HOUR' as const, minimum: 1, maximum: 8 } },
      'The option and its length stay as booked.',
    ],
    [{ pickups: [pickup] }, 'The option and the pickup point stay as booked.'],
  ])('says what stays as it was booked', async (own, told) => {
    const t = await words()
    const cancellation = { kind: free.kind, steps: [...free.steps] }
    const experience = {
      instantConfirmation: true,
      cancellation,
      payLater: false,
      extras: [],
      pickups: [],
      ...own,
    }
    expect(changesLines(t, experience, (name) => name).at(0)).toMatch(new RegExp(`${told}$`))
  })
})
