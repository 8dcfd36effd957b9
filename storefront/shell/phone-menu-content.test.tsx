import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildShell } from '../../server/testing/factories/shell.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { PhoneMenuContent } from './phone-menu-content.tsx'

it('has the entries of the header, and below them what Explore has', async () => {
  const shell = buildShell()
  await showInApp(<PhoneMenuContent shell={shell} onChoose={() => undefined} />)
  const leads = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')
  expect([leads('Discover'), leads('Cruises and boats'), leads('Contact')]).toEqual([
    '/things-to-do',
    '/cruises',
    '/contact-us',
  ])
  expect(screen.getByRole('heading', { name: 'Destinations' })).toBeTruthy()
  expect(leads('Dubai')).toContain('dubai')
})
