import { signal } from '@preact/signals-react'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ExperienceOption } from '../../server/contract/options.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { BookingHead } from './booking-head.tsx'
import type { BookingModel } from './booking-model.ts'
import { buildExperience, buildOption } from './testing/build-experience.ts'

const aed = (amount: number) => ({ amount, currency: 'AED' })

it('says what the chosen option costs, where the cheapest is not to be had on that day', async () => {
  const shared = buildOption({ id: 'shared', title: 'Shared basket' })
  const own = buildOption({
    id: 'own',
    title: 'Own basket',
    units: shared.units.map((unit) => ({ ...unit, price: aed(35_000) })),
  })
  const { experience } = buildExperience({
    options: [shared, own],
    from: { price: aed(25_600), unit: 'ADULT', basis: 'PERSON', option: 'Shared basket' },
  })
  const option = signal<ExperienceOption | undefined>(undefined)
  await showInApp(<BookingHead experience={experience} model={{ option } as BookingModel} />)
  const head = () => screen.getByRole('banner').textContent
  expect(head()).toMatch(/256.*Shared basket/)
  act(() => void (option.value = own))
  expect(head()).toMatch(/350.*Own basket/)
  act(() => void (option.value = shared))
  expect(head()).toMatch(/256.*Shared basket/)
})
