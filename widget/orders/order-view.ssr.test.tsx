import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InApp, buildEnvironment, speakEverything } from '../../server/testing/render-screen.tsx'
import { InvoicesView } from './invoices-view.tsx'
import { OrderView } from './order-view.tsx'

it('the server renders what is to come, and no orders of anybody', async () => {
  expect(globalThis).not.toHaveProperty('window')
  const html = renderToString(
    <InApp environment={buildEnvironment({ portal: () => undefined })} speech={await speakEverything()}>
      <OrderView order={{ reference: 'DH-1', token: 't' }} />
      <InvoicesView />
    </InApp>,
  )
  expect(html).toContain('Your booking is in progress')
  expect(html).toContain('Please log in to see your invoices.')
  expect(html).not.toContain('No invoices yet!')
  // what is to come does not, where no script fetches it
  expect(html.match(/<noscript><p>Your bookings need JavaScript/g)).toHaveLength(2)
})
