import type { TransitionTable } from './transitions.ts'

/** A table of transitions for people: a row for each state, what may follow it, and where one begins. */
export function drawTransitions(title: string, { initial, next }: TransitionTable<string>): string {
  const rows = Object.entries(next).map(([state, following]) => {
    const from = initial.includes(state) ? `**${state}**` : state
    return `| ${from} | ${following.join(', ') || 'the end'} |`
  })
  return [`${title} (begins in bold):`, '', '| from | to |', '| --- | --- |', ...rows].join('\n')
}
