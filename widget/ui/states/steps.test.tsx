import { expect, it } from 'vitest'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { Steps } from './steps.tsx'

it('numbers what is still to be done in the digits of the language', async () => {
  const steps = ['سبد خرید', 'مشخصات', 'پرداخت']
  const { container } = await renderScreen(<Steps label="مراحل" steps={steps} current={1} />, {
    language: 'fa',
  })
  const marks = [...container.querySelectorAll('[aria-hidden="true"]')].map((mark) => mark.textContent)
  expect(marks.filter(Boolean)).toEqual(['۲', '۳'])
})
