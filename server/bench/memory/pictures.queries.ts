import type { Knex } from 'knex'
import { imageUrl } from '../../media/image-url.ts'
import { widthsByCrop } from '../../media/picture-widths.ts'
import { crops } from '../../media/posters/poster-spec.ts'

/** The address of every picture of the catalogue, in each crop and width that pages name. */
export async function listPictureAddresses(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { source: string }[] }>(
    `select picture ->> 'source' as source from experiences, jsonb_array_elements(pictures) picture
     union select picture from destinations where picture is not null
     union select picture from categories where picture is not null
     order by 1`,
  )
  return rows.flatMap(({ source }) =>
    crops.flatMap((crop) => widthsByCrop[crop].map((width) => imageUrl(source, { width, crop }))),
  )
}
