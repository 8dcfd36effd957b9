/**
 * Stands in for Radix's focus guards where the widget is built. They are two elements in the body of the page, which is
 * the host's; our dialogs are the browser's own, which keeps the focus by itself.
 */
export function useFocusGuards(): void {
  // nothing to do
}
