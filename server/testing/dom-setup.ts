import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing Library cleans up by itself only where the test functions are globals, which they are not here.
afterEach(cleanup)

// What a busy machine takes a second longer for is no failure.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lays nothing out and so has nowhere to scroll to.
if (!('scrollIntoView' in Element.prototype)) {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
}
