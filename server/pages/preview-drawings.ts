import { themes } from '../../themes/registry.ts'
import type { Picture } from '../contract/catalogue.ts'
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
  const find = (picture: Picture): Picture => {
    const preview = previews.find(picture.src, treatment)
    if (preview === undefined) isWhole = false
    return typeof preview === 'string' ? { ...picture, preview } : picture
  }
  return { content: withPictures(content, find), isWhole }
}

/** The same value with each picture in it that has no preview replaced by `find`. What has no such picture is not copied: a page has thousands of objects. */
function withPictures<Value>(value: Value, find: (picture: Picture) => Picture): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return withItems(value, find) as Value & unknown[]
  if (isPicture(value)) return value.preview === undefined ? (find(value) as Value & Picture) : value
  let copy: Value | undefined
  // texts and numbers, most of what a page has, are left out here and not in a call for each
  for (const name in value) {
    const part = value[name]
    if (typeof part !== 'object' || part === null) continue
    const made = withPictures(part, find)
    if (made !== part) (copy ??= { ...value })[name] = made
  }
  return copy ?? value
}

function withItems(items: readonly unknown[], find: (picture: Picture) => Picture): readonly unknown[] {
  let copy: unknown[] | undefined
  for (let index = 0; index < items.length; index++) {
    const made = withPictures(items[index], find)
    if (made !== items[index]) (copy ??= [...items])[index] = made
  }
  return copy ?? items
}

function isPicture(value: object): value is Picture {
  const { src, tint } = value as Partial<Picture>
  return typeof src === 'string' && typeof tint === 'string'
}
