import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildEnvironment, renderScreen } from '../../server/testing/render-screen.tsx'
import { KeptProvider } from './kept-context.tsx'
import { openKeptSlugs } from './kept-slugs.ts'
import { SaveButton } from './save-button.tsx'
import { openSavedList } from './saved-list.ts'

it('says by its words alone whether it is saved, to the eye and to the ear', async () => {
  const { memory, api } = buildEnvironment()
  const kept = { saved: openSavedList(memory, { api: () => api }), seen: openKeptSlugs(memory, 'seen', 5) }
  await renderScreen(
    <KeptProvider value={kept}>
      <SaveButton slug="dunes" title="Dunes at dawn" withWord />
    </KeptProvider>,
  )
  const button = screen.getByRole('button', { name: 'Save: Dunes at dawn' })
  expect(button.textContent).toBe('Save')
  await userEvent.click(button)
  expect(button.textContent).toBe('Saved')
  expect(screen.getByRole('button', { name: /^Saved: Dunes at dawn \(remove/ })).toBe(button)
  // a pressed "Saved" would be heard as "Saved, pressed", an unpressed one as its contrary
  expect(button.hasAttribute('aria-pressed')).toBe(false)
})
