import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { useEnvironment } from '../../environment/environment.tsx'
import './calendar-strip.css'

/** Class of a calendar whose days stand in one line. The widget's build has no strip: each of its bytes is another page's. */
export const stripClass: string | undefined = 'calendar-strip'

/** Scrolls the line of days until `date` stands at its beginning. */
export function useInSight(table: RefObject<HTMLTableElement | null>, date: string | undefined): void {
  const { direction } = useEnvironment()
  useLayoutEffect(() => {
    const line = table.current?.tBodies[0]
    const day = date === undefined ? undefined : line?.querySelector(`[data-date="${date}"]`)
    if (!line || !day) return
    // not scrollIntoView: the page stays where it is
    const side = direction === 'rtl' ? 'right' : 'left'
    line.scrollLeft += day.getBoundingClientRect()[side] - line.getBoundingClientRect()[side]
  }, [table, date, direction])
}
