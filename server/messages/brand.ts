import type { Layout } from '../../themes/names.ts'
import type { SiteLogo } from '../contract/storefront-file.ts'
import { plateOf } from '../media/draw-logo.ts'
import { logoPath } from '../media/logo-path.ts'
import type { Email } from './email.ts'

/** A storefront as its mails begin. */
export interface BrandedStorefront {
  slug: string
  name: string
  layout: Layout
  logo: SiteLogo | null
}

/** Name, look and logo at the head of a mail; `site` is where its pictures are, `href` where they lead. */
export function brandOf(
  { slug, name, layout, logo }: BrandedStorefront,
  { site, href }: { site: string; href: string },
): Email['brand'] {
  if (!logo) return { name, layout, href }
  return {
    name,
    layout,
    href,
    logo: { src: site + logoPath(slug), ...plateOf(logo), withName: logo.withName },
  }
}
