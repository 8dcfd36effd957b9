import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadDhow } from './load-dhow.ts'
import { DhowBooking } from './react.ts'

it('renders the element on a server, without what is known of the buyer', () => {
  const html = renderToString(
    <DhowBooking
      product="https://dhow.example"
      storefront="deira"
      returnUrl="/thanks"
      buyer={{ email: 'ada@example.com' }}
      onReady={() => undefined}
    />,
  )
  expect(html).toBe('<dhow-booking storefront="deira" return-url="/thanks"></dhow-booking>')
})

it('loads nothing on a server', async () => {
  await expect(loadDhow({ product: 'https://dhow.example' })).resolves.toBeUndefined()
})
