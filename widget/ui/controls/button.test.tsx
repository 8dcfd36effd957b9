import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

describe('a button', () => {
  it('does not submit a form unless it is told to', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button>Apply</Button>
        <Button type="submit">Pay</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('does not submit twice while it is busy', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Pay
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
