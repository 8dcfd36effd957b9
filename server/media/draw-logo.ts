import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Layout } from '../../themes/names.ts'
import { themes } from '../../themes/registry.ts'
import type { SiteLogo } from '../contract/storefront-file.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { checkHost, fetchPhotograph } from './fetch-photograph.ts'
import { readPhotograph } from './read-photograph.ts'
import { readPictureSource } from './picture-source.ts'

/** A storefront as far as its logo is concerned. */
export interface LogoOwner {
  layout: Layout
  logo?: SiteLogo | null
  /** Hosts that its pictures may come from. */
  imageHosts: readonly string[]
}

/** A logo as a PNG on a plate of the look's header, and its size in CSS pixels or points. */
export interface DrawnLogo {
  png: Buffer
  width: number
  height: number
}

const highest = 36
const widest = 180
const padding = 5
/** Pixels of the PNG for each of the paper or the mail: sharp in print and on telephones. */
const density = 3
const largestPixels = 80_000_000

/** Size of a logo with its plate: as high as a header's, and no wider than leaves the name its room. */
export function plateOf({ width, height }: Pick<SiteLogo, 'width' | 'height'>): {
  width: number
  height: number
} {
  const scale = Math.min(highest / height, widest / width)
  return { width: Math.round(width * scale) + 2 * padding, height: Math.round(height * scale) + 2 * padding }
}

/**
 * Draws a storefront's logo for what shows no SVG: mails and papers. Its plate has the colour of the header that the logo
 * was drawn for, so that it is seen on any ground. Undefined for a storefront without one, or whose file is not there.
 *
 * @throws Problem where a picture of another host is not allowed or does not answer, an Error where the bytes are no picture
 */
export async function drawLogo(owner: LogoOwner, files: FileStore): Promise<DrawnLogo | undefined> {
  const { logo, layout } = owner
  const bytes = logo && (await readLogo(logo.picture, owner, files))
  if (!logo || !bytes) return undefined
  const plate = plateOf(logo)
  const inner = { width: plate.width - 2 * padding, height: plate.height - 2 * padding }
  const background = themes[layout].light.bar
  const png = await sharp(bytes, {
    // an SVG is drawn at this many dots an inch: 72 is its own size
    density: Math.min(2400, Math.max(72, (72 * density * inner.width) / logo.width)),
    limitInputPixels: largestPixels,
  })
    .resize(inner.width * density, inner.height * density, { fit: 'contain', background })
    .flatten({ background })
    .extend({
      top: padding * density,
      bottom: padding * density,
      left: padding * density,
      right: padding * density,
      background,
    })
    .png()
    .toBuffer()
  return { png, ...plate }
}

/** Files that the sites serve as they are. */
const siteFiles = new URL('../../storefront/public/', import.meta.url)

async function readLogo(
  picture: string,
  { imageHosts }: LogoOwner,
  files: FileStore,
): Promise<Buffer | undefined> {
  if (picture.startsWith('/')) {
    const file = new URL(`.${picture}`, siteFiles)
    // no path leads out of the folder
    return file.href.startsWith(siteFiles.href)
      ? readFile(fileURLToPath(file)).catch(() => undefined)
      : undefined
  }
  const source = readPictureSource(picture)
  if (source?.kind === 'photograph') return (await readPhotograph(files, source.path)).bytes()
  if (source?.kind !== 'remote') return undefined
  checkHost(source.url, imageHosts)
  return fetchPhotograph(source.url)
}
