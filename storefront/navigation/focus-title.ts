/** Leads the focus to the title of a page, whose words are then heard; where there is none, to the page as a whole. */
export function focusTitle(document: Document): void {
  const title = document.querySelector<HTMLElement>('main h1')
  const arrival = title ?? document.querySelector<HTMLElement>('main')
  arrival?.focus({ preventScroll: true })
  if (title?.closest('[aria-busy="true"]')) passOnFrom(title)
}

/** The title of a page that is still to be filled in goes when its content comes: the focus passes to the title of that. */
function passOnFrom(title: HTMLElement): void {
  const { ownerDocument: document } = title
  const main = title.closest('main')
  if (!main) return
  const changes = new MutationObserver(() => {
    if (title.isConnected) return
    changes.disconnect()
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
  changes.observe(main, { childList: true, subtree: true })
}
