import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { OptionGuide } from './option-guide.tsx'

it('shows how options are written by the shop of the page and by what it sells, not by another company’s', async () => {
  const data = {
    origin: 'https://boats.example',
    storefronts: [{ slug: 'boats', name: 'Boats' }],
    languages: ['en' as const],
    total: 1,
    experiences: [{ slug: 'sail-on-the-tagus', title: 'Sail on the Tagus' }],
    choice: { shop: 'boats', view: 'search' as const, theme: 'default' as const },
  }
  await renderScreen(<OptionGuide data={data} />)
  expect(screen.getByText('storefront="boats"')).toBeTruthy()
  expect(screen.getByText('experience="sail-on-the-tagus"')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/deira|dhow-dinner|my-/)
})
