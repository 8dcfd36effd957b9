import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../platform/database.ts'

/** Addresses of busy cities' listings and of experiences, to be asked for in turn. */
export async function listAddresses(db: Database, count: number): Promise<{ listings: string[]; experiences: string[] }> {
  const listings = await db.raw<{ rows: { slug: string }[] }>(
    `select d.slug from destinations d join experiences e on e.destination_id = d.id
     group by d.slug order by count(*) desc limit 20`,
  )
  const experiences = await db.raw<{ rows: { city: string; slug: string }[] }>(
    `select d.slug city, e.slug from experiences e join destinations d on d.id = e.destination_id order by e.id limit ?`,
    [count],
  )
  return {
    listings: listings.rows.map(({ slug }) => `/things-to-do-in-${slug}`),
    experiences: experiences.rows.map(({ city, slug }) => `/things-to-do-in-${city}/${slug}`),
  }
}

/** The rows of an experience's page: itself, its options, its latest reviews, and eight of the same city. */
export async function readRowsOfExperience(db: Database, slug: string): Promise<unknown[]> {
  const experience = await db.raw<{ rows: { id: number; destination_id: number }[] }>(
    'select * from experiences where slug = ?',
    [slug],
  )
  const { id = 0, destination_id = 0 } = experience.rows[0] ?? {}
  return Promise.all([
    db.raw('select * from options where experience_id = ? order by position', [id]),
    db.raw(`select * from reviews where experience_id = ? and status = 'published' order by written_on desc limit 10`, [id]),
    db.raw(
      'select * from experiences where destination_id = ? and id <> ? order by recommended desc limit 8',
      [destination_id, id],
    ),
  ])
}

/** The rows of a city's list: the best 24 and how many there are. */
export async function readRowsOfListing(db: Database, city: string): Promise<unknown[]> {
  return Promise.all([
    db.raw(
      `select e.*, d.name from experiences e join destinations d on d.id = e.destination_id
       where d.slug = ? order by e.recommended desc limit 24`,
      [city],
    ),
    db.raw(
      `select count(*) from experiences e join destinations d on d.id = e.destination_id where d.slug = ?`,
      [city],
    ),
  ])
}
