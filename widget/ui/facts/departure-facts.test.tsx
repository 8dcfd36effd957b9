import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CancellationTerm } from '../../../server/contract/listing.ts'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { useCancellationText } from './cancellation-text.ts'
import { CancellationFacts } from './departure-facts.tsx'

const where = { timeZone: 'Europe/Istanbul', destination: { name: 'Göreme' } }

function Terms({ terms }: { terms: CancellationTerm[] }) {
  const text = useCancellationText()({ cancellationTerms: terms }, where)
  return (
    <ul>
      <CancellationFacts text={text} />
    </ul>
  )
}

it('shows as good news only what is free of the steps of cancelling', async () => {
  const terms = [
    { until: '2026-12-06T11:00:00Z', percent: 0 },
    { until: '2026-12-18T11:00:00Z', percent: 70 },
    { percent: 100 },
  ]
  await renderScreen(<Terms terms={terms} />)
  const [free, kept, ...more] = screen.getAllByRole('listitem')
  expect(free?.className).toContain('--safe')
  expect(free?.textContent).toMatch(/^Free cancellation until [^·]+$/)
  expect(kept?.className).not.toContain('--safe')
  expect(kept?.textContent).toMatch(/70% is kept\s· After that, 100% is kept$/)
  expect(more).toEqual([])
})
