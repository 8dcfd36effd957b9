import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { createAround } from './app-around.tsx'
import type { AroundOptions } from './app-around.tsx'

/** Renders a component as a part of an app in jsdom; `navigate` and `announce` are watched. */
export async function showInApp(element: ReactElement, options: AroundOptions = {}) {
  const navigate = vi.fn()
  const announce = vi.fn()
  const wrapper = await createAround({
    portal: () => document.body,
    ...options,
    environment: { navigate, announce, ...options.environment },
  })
  return { ...render(element, { wrapper }), user: userEvent.setup(), navigate, announce }
}
