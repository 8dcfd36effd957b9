import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createFormats } from '../../environment/formats.ts'
import { buildEnvironment, inApp } from '../../environment/testing/in-app.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import type { DayFace } from './calendar-grid.tsx'

const faces: Record<string, DayFace> = {
  '2026-12-10': { look: 'few', words: 'few places left, from AED 185', note: '185' },
  '2026-12-11': { look: 'sold-out', words: 'sold out' },
  '2026-12-13': { look: 'closed', words: 'closed' },
}
const open: DayFace = { look: 'open', words: 'from AED 185', note: '185' }

const onSelect = vi.fn<(date: string) => void>()

function Calendar({ strip = false }: { strip?: boolean }) {
  const [month, setMonth] = useState('2026-12')
  return (
    <CalendarGrid
      month={month}
      firstMonth="2026-11"
      lastMonth="2027-02"
      selected="2026-12-09"
      strip={strip}
      face={(date) => faces[date] ?? open}
      onMonth={setMonth}
      onSelect={onSelect}
    />
  )
}

async function renderCalendar(direction: 'ltr' | 'rtl' = 'ltr') {
  onSelect.mockReset()
  render(await inApp(<Calendar />, { environment: buildEnvironment({ direction }) }))
  const user = userEvent.setup()
  const focused = () => document.activeElement?.getAttribute('data-date')
  const stops = () =>
    within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter((day) => day.tabIndex === 0)
  screen.getByRole('button', { name: /December\s9,/ }).focus()
  return { user, focused, stops }
}

describe('the calendar', () => {
  it('names the weekdays as briefly as a telephone needs, and whole to who listens', async () => {
    const formats = createFormats('ar-SA-u-ca-gregory-nu-latn')
    render(await inApp(<Calendar />, { environment: { ...buildEnvironment({ direction: 'rtl' }), formats } }))
    const names = screen.getAllByRole('columnheader')
    expect(names.map((name) => name.textContent).toSorted()).toEqual(['ث', 'ج', 'ح', 'خ', 'ر', 'س', 'ن'])
    expect(names.map((name) => name.getAttribute('abbr'))).toContain('الأربعاء')
  })

  it('says a day and its price with the comma of the language between them', async () => {
    const environment = buildEnvironment({ language: 'fa' })
    render(await inApp(<Calendar />, { environment }))
    expect(screen.getByRole('button', { name: /^جمعه\s۱۱\sدسامبر ۲۰۲۶، sold out$/ })).toBeTruthy()
  })

  it('names the weekday of each day where the days stand in one line', async () => {
    render(await inApp(<Calendar strip />, { environment: buildEnvironment() }))
    const grid = screen.getByRole('grid', { name: 'December 2026' })
    expect(within(grid).getAllByRole('button')).toHaveLength(31)
    // no cell stands for a day of another month
    expect(grid.querySelectorAll('td')).toHaveLength(31)
    const thursday = within(grid).getByRole('button', { name: /^Thursday, December\s10, 2026/ })
    expect(thursday.textContent).toContain('Thu10')
    await userEvent.setup().click(thursday)
    expect(onSelect).toHaveBeenCalledWith('2026-12-10')
  })

  it('says date, state and price of a day', async () => {
    await renderCalendar()
    const grid = screen.getByRole('grid', { name: 'December 2026' })
    const name = /^Thursday, December\s10, 2026, few places left, from AED 185$/
    expect(within(grid).getByRole('button', { name })).toBeTruthy()
    expect(within(grid).getByRole('button', { name: /December\s11.*sold out/ }).ariaDisabled).toBe('true')
    expect(within(grid).getByRole('columnheader', { name: /Sun/ })).toBeTruthy()
  })

  it.each([
    ['ArrowRight', '2026-12-10'],
    ['ArrowLeft', '2026-12-08'],
    ['ArrowDown', '2026-12-16'],
    ['ArrowUp', '2026-12-02'],
    ['Home', '2026-12-06'],
    ['End', '2026-12-12'],
    ['PageDown', '2027-01-09'],
    ['PageUp', '2026-11-09'],
  ])('moves with %s', async (key, date) => {
    const { user, focused, stops } = await renderCalendar()
    await user.keyboard(`{${key}}`)
    expect(focused()).toBe(date)
    // one stop for Tab, wherever the focus has gone
    expect(stops().map((day) => day.dataset['date'])).toEqual([date])
  })

  it('moves along the line of reading where it runs from the right', async () => {
    const { user, focused } = await renderCalendar('rtl')
    await user.keyboard('{ArrowLeft}')
    expect(focused()).toBe('2026-12-10')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()).toBe('2026-12-08')
  })

  it('turns the page when the focus leaves the month, and not beyond the last', async () => {
    const { user, focused } = await renderCalendar()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('2027-01-06')
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeTruthy()
    await user.keyboard('{PageDown}{PageDown}{PageDown}')
    expect(focused()).toBe('2027-02-28')
    expect(screen.getByRole('button', { name: 'Next month' }).ariaDisabled).toBe('true')
  })

  it('moves no week when the month turns, so that nothing counts as a shift of the page', async () => {
    const { user } = await renderCalendar()
    const weeks = () => screen.getAllByRole('row').slice(1)
    const before = weeks()
    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy()
    expect(weeks()).toHaveLength(6)
    expect(weeks().every((week, row) => week === before[row])).toBe(true)
  })

  it('takes a day with Enter, but none that cannot be booked', async () => {
    const { user } = await renderCalendar()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('2026-12-10')
    await user.keyboard('{ArrowRight}{Enter}')
    await user.click(screen.getByRole('button', { name: /December\s13,.*closed/ }))
    expect(onSelect).toHaveBeenCalledOnce()
  })

  it('keeps a shape for each state, not only a colour', async () => {
    await renderCalendar()
    const shapeOf = (name: RegExp) => screen.getByRole('button', { name }).className
    expect(new Set([shapeOf(/r\s9,/), shapeOf(/r\s10,/), shapeOf(/r\s11,/), shapeOf(/r\s13,/)]).size).toBe(4)
  })
})
