import type { Knex } from 'knex'
import { imageUrl } from '../../media/image-url.ts'
import type { ImageWidth } from '../../media/image-url.ts'
import { crops } from '../../media/posters/poster-spec.ts'

/** The address of every picture of the catalogue, in each crop and width. */
export async function listPictureAddresses(db: Knex, widths: readonly ImageWidth[]): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { source: string }[] }>(
    `select picture ->> 'source' as source from experiences, jsonb_array_elements(pictures) picture
     union select picture from destinations where picture is not null
     union select picture from categories where picture is not null
     order by 1`,
  )
  return rows.flatMap(({ source }) =>
    crops.flatMap((crop) => widths.map((width) => imageUrl(source, { width, crop }))),
  )
}
