import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- the status in which the alarm was raised: once for late, once for failed
    alter table refunds add alarmed text;
    update refunds r set alarmed = status where status <> 'SUCCEEDED' and exists (
      select from messages m where m.key =
        'support-refund:' || r.id || case r.status when 'FAILED' then ':failed' else '' end);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table refunds drop alarmed`)
}
