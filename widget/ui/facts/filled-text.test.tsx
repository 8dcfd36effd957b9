import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FilledText } from './filled-text.tsx'

it('puts elements where the message names them, in any order of words', () => {
  const parts = { amount: <b>12</b>, before: undefined }
  const { container } = render(<FilledText text="<amount/> itibaren<before/>" parts={parts} />)
  expect(container.innerHTML).toBe('<b>12</b> itibaren')
})
