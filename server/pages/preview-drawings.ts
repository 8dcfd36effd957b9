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
  if (isPicture(value)) return value.preview === undefined ? (find(value) as Value & Picture) : value
  let copy: Value | undefined
  for (const name in value) {
    const part = value[name]
    const made = withPictures(part, find)
    if (made === part) continue
    copy ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Value
    copy[name] = made
  }
  return copy ?? value
}

function isPicture(value: object): value is Picture {
  const { src, tint } = value as Partial<Picture>
  return typeof src === 'string' && typeof tint === 'string'
}
