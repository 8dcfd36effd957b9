import { computed, signal } from '@preact/signals-react'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Departure, DeparturesReply } from '../../server/contract/availability.ts'
import type { ExperienceOption } from '../../server/contract/options.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { BookingHead } from './booking-head.tsx'
import type { BookingModel } from './booking-model.ts'
import { buildDeparture, buildExperience, buildOption } from './testing/build-experience.ts'

const aed = (amount: number) => ({ amount, currency: 'AED' })

const shared = buildOption({ id: 'shared', title: 'Shared basket' })
const priced = (id: string, title: string, amount: number) =>
  buildOption({ id, title, units: shared.units.map((unit) => ({ ...unit, price: aed(amount) })) })
const own = priced('own', 'Own basket', 35_000)
const dawn = priced('dawn', 'Basket at dawn', 31_000)
const { experience } = buildExperience({
  options: [shared, own, dawn],
  from: { price: aed(25_600), unit: 'ADULT', basis: 'PERSON', option: 'Shared basket' },
})

/** A model of a booking on 12 December, with what the head reads of it. */
function buildModel(wished?: ExperienceOption) {
  const option = signal<ExperienceOption | undefined>(undefined)
  const signals = {
    source: signal({ experience }),
    date: signal('2026-12-12'),
    option,
    meant: computed(() => option.value ?? wished),
    departures: signal<{ value?: Partial<DeparturesReply> }>({}),
  }
  const loads = (date: string, states: Record<string, Departure['state']>) =>
    act(() => {
      signals.departures.value = {
        value: {
          date,
          options: Object.entries(states).map(([id, state]) => ({
            id,
            departures: [buildDeparture({ state })],
          })),
        },
      }
    })
  return { ...signals, loads, model: signals as unknown as BookingModel }
}

const head = () => screen.getByRole('banner').textContent

it('says what the chosen option costs, where the cheapest is not to be had on that day', async () => {
  const { option, model } = buildModel()
  await showInApp(<BookingHead experience={experience} model={model} />)
  expect(head()).toMatch(/256.*Shared basket/)
  act(() => void (option.value = own))
  expect(head()).toMatch(/350.*Own basket/)
  act(() => void (option.value = shared))
  expect(head()).toMatch(/256.*Shared basket/)
})

it('says the price of the cheapest option that can be booked on the chosen day', async () => {
  const { loads, date, model } = buildModel()
  await showInApp(<BookingHead experience={experience} model={model} />)
  loads('2026-12-12', { shared: 'sold-out', own: 'open', dawn: 'open' })
  expect(head()).toMatch(/310.*Basket at dawn/)
  loads('2026-12-12', { shared: 'open', own: 'open', dawn: 'open' })
  expect(head()).toMatch(/256.*Shared basket/)
  loads('2026-12-12', { own: 'open' })
  expect(head()).toMatch(/350.*Own basket/)
  // of the day before: the new day's answer is on its way
  act(() => void (date.value = '2026-12-13'))
  expect(head()).toMatch(/256.*Shared basket/)
  loads('2026-12-13', { shared: 'closed', own: 'sold-out', dawn: 'closed' })
  expect(head()).toMatch(/256.*Shared basket/)
})

it('goes on with the option whose price a list told, while it can be booked', async () => {
  const { loads, option, model } = buildModel(own)
  await showInApp(<BookingHead experience={experience} model={model} />)
  expect(head()).toMatch(/350.*Own basket/)
  loads('2026-12-12', { shared: 'open', own: 'open' })
  expect(head()).toMatch(/350.*Own basket/)
  loads('2026-12-12', { shared: 'open', own: 'sold-out' })
  expect(head()).toMatch(/256.*Shared basket/)
  act(() => void (option.value = dawn))
  expect(head()).toMatch(/310.*Basket at dawn/)
})
