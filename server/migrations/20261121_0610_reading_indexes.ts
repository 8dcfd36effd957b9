import type { Knex } from 'knex'

/**
 * What home pages, menus and "related" read: the best of everything, of a place and of a supplier without a sort, and sums
 * over all published experiences from an index a twentieth of the table's size.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index experiences_recommended on experiences (recommended desc, id) where status = 'published';
    create index experiences_of_destination on experiences (destination_id, recommended desc, id) where status = 'published';
    create index experiences_of_supplier on experiences (supplier_id, recommended desc, id) where status = 'published';
    create index experiences_summary on experiences (supplier_id) include (rating_count, rating_average, category_ids)
      where status = 'published';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop index experiences_recommended, experiences_of_destination, experiences_of_supplier, experiences_summary',
  )
}
