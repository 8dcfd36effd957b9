/**
 * In a list, J goes to the next card and K to the one before, as in a mail program. The keys act while the focus is in the
 * list alone: elsewhere a letter is what somebody types or says (WCAG 2.2, 2.1.4).
 * A ref for the element around the list.
 */
export function stepByKeys(list: HTMLElement | null): (() => void) | undefined {
  const listen = (event: KeyboardEvent) => step(event, list)
  list?.addEventListener('keydown', listen)
  return () => list?.removeEventListener('keydown', listen)
}

function step(event: KeyboardEvent, list: HTMLElement | null): void {
  const by = steps[event.key.toLowerCase()]
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const cards = [...(list?.querySelectorAll('li') ?? [])].filter((card) => card.querySelector('a[href]'))
  const at = cards.findIndex((card) => card.contains(event.target as Node))
  const link = at === -1 ? undefined : cards[at + by]?.querySelector<HTMLElement>('a[href]')
  if (!link) return
  event.preventDefault()
  link.focus()
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }
