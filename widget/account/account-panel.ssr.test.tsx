import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createAround } from '../../server/testing/app-around.tsx'
import { AccountOffer } from './account-offer.tsx'
import { AccountPanel } from './account-panel.tsx'

describe('accounts without a window', () => {
  it('render their form; what only a browser knows comes later', async () => {
    const Around = await createAround()
    const html = renderToString(
      <Around>
        <AccountPanel task="logIn" onLoggedIn={() => undefined} />
        <AccountOffer />
      </Around>,
    )
    expect(html).toContain('autoComplete="current-password"')
    expect(html).not.toContain('Log in or sign up')
  })
})
