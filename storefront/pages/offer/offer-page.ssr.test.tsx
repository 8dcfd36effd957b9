import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InApp, buildEnvironment, speakEverything } from '../../../server/testing/render-screen.tsx'
import { OfferPage } from './offer-page.tsx'

it('the server renders what is to come, and nobody’s offer', async () => {
  expect(globalThis).not.toHaveProperty('window')
  const html = renderToString(
    <InApp environment={buildEnvironment({ portal: () => undefined })} speech={await speakEverything()}>
      <OfferPage data={{ reference: 'OF-7K3M9Q' }} />
    </InApp>,
  )
  expect(html).toContain('Loading your offer')
  expect(html).not.toContain('Accept')
})
