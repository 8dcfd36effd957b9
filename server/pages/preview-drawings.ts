import { themes } from '../../themes/registry.ts'
import type { Page } from '../contract/pages.ts'
import type { DrawingPreviews } from '../media/drawing-previews.ts'
import type { RequestContext } from '../platform/http.ts'

/**
 * A page whose drawings show themselves at 16 pixels until they arrive, as far as their previews are remembered. `isWhole`: none is
 * still being made. What is given may be remembered elsewhere and stays as it is.
 */
export function previewDrawings(
  previews: DrawingPreviews | undefined,
  { storefront }: Pick<RequestContext, 'storefront'>,
  content: Page,
): { content: Page; isWhole: boolean } {
  if (!previews) return { content, isWhole: true }
  const treatment = themes[storefront.layout].layout.pictures
  let isWhole = true
  const add = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(add)
    if (typeof value !== 'object' || value === null) return value
    const { src, tint, preview } = value as Record<string, unknown>
    if (typeof src !== 'string' || typeof tint !== 'string') {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, add(part)]))
    }
    if (preview !== undefined) return value
    const found = previews.find(src, treatment)
    if (found === undefined) isWhole = false
    return typeof found === 'string' ? { ...value, preview: found } : value
  }
  return { content: add(content) as Page, isWhole }
}
