const keys = ['keydown', 'keypress', 'keyup'] as const

/**
 * Keeps what is typed into a field of the widget from the page: outside the shadow root the element itself is the target of
 * such an event, and a page with shortcuts would take the letter for one. Escape and Tab go on, since dialogs and focus need
 * them. Returns the removal.
 */
export function keepTyping(root: ShadowRoot): () => void {
  const keep = (event: Event) => {
    const { key, target } = event as KeyboardEvent
    const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
    if (isField && key !== 'Escape' && key !== 'Tab') event.stopPropagation()
  }
  for (const type of keys) root.addEventListener(type, keep)
  return () => keys.forEach((type) => root.removeEventListener(type, keep))
}
