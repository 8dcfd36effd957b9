import { screen } from '@testing-library/react'
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

it.each([
  ['on the way', 1, 'Payment'],
  ['who has arrived', 3, 'Confirmation'],
])('tells a screen reader the step of one %s', async (_case, current, step) => {
  await renderScreen(<Steps label="Steps" steps={['Details', 'Payment', 'Confirmation']} current={current} />)
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain(step)
})
