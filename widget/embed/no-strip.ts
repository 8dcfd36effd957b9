/** Stands for `widget/ui/calendar/calendar-strip.ts` in the widget: its calendar is always a month. */
export const stripClass: string | undefined = undefined

/** Nothing scrolls. */
export function useInSight(): void {}
