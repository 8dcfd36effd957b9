import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { useGuestsText } from './units.ts'

function Party(props: { units: Record<string, number>; titles?: Record<string, string> }) {
  const text = useGuestsText()
  return <p>{text(props.units, props.titles)}</p>
}

it('keeps a ticket with a name of its own apart from who comes beside it', async () => {
  const titles = { FAMILY: 'Family: two adults, two children' }
  await renderScreen(<Party units={{ FAMILY: 1, INFANT: 1 }} titles={titles} />)
  expect(screen.getByText(/Family/).textContent).toBe(
    '1\u00a0× Family: two adults, two children\u00a0· 1 infant',
  )
})

it('lists guests as the language lists them', async () => {
  await renderScreen(<Party units={{ ADULT: 2, SENIOR: 1, CHILD: 0 }} />)
  expect(screen.getByText(/adults/).textContent).toBe('2 adults, 1 senior')
})
