import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CalendarGrid } from './calendar-grid.tsx'
import type { DayFace, DayLook } from './calendar-grid.tsx'

const looks: Record<number, DayLook> = { 4: 'few', 5: 'sold-out', 6: 'closed', 7: 'past' }

function faceOf(date: string): DayFace {
  const look = looks[Number(date.slice(8))] ?? 'open'
  const bookable = look === 'open' || look === 'few'
  return { look, words: look, note: bookable ? '1,250' : undefined }
}

const meta = {
  component: CalendarGrid,
  args: {
    month: '2026-12',
    selected: '2026-12-10',
    firstMonth: '2026-12',
    face: faceOf,
    onMonth: fn(),
    onSelect: fn(),
  },
} satisfies Meta<typeof CalendarGrid>

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /December\s10/ }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('2026-12-17')
  },
}

export const Strip: Story = {
  args: { strip: true, selected: undefined },
  play: async ({ canvas, canvasElement, args }) => {
    const dayOf = (date: string) => canvasElement.querySelector(`[data-date="${date}"]`)
    const tops = ['2026-12-01', '2026-12-17', '2026-12-31'].map(
      (date) => dayOf(date)?.getBoundingClientRect().top,
    )
    await expect(new Set(tops).size).toBe(1)
    const line = canvasElement.querySelector('tbody')
    // nothing of a day is cut off
    await expect(line?.scrollHeight).toBe(line?.clientHeight)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      globalThis.innerWidth,
    )
    canvas.getByRole('button', { name: /December\s10/ }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('2026-12-17')
    const chosen = dayOf('2026-12-17')?.getBoundingClientRect()
    await expect(chosen?.right).toBeLessThanOrEqual(globalThis.innerWidth)
  },
}

export const StripFromTheRight: Story = { args: { strip: true }, globals: { language: 'ar' } }

export const Waiting: Story = {
  args: { busy: true, selected: undefined, face: () => ({ look: 'unknown', words: '' }) },
}

/** Chromium has no data of the language: the page brings it. */
export const InAzerbaijani: Story = {
  globals: { language: 'az' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /10\sdekabr|dekabr\s10/ })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'B.E.' })).toBeVisible()
  },
}

export const FromTheRight: Story = { globals: { language: 'ar' } }

export const Night: Story = { globals: { scheme: 'dark' } }

export const InAShadowRoot: Story = { globals: { shell: 'shadow' } }

export const WithoutNotes: Story = {
  args: {
    bare: true,
    face: (date) => {
      const { look, words } = faceOf(date)
      return { look, words }
    },
  },
}
