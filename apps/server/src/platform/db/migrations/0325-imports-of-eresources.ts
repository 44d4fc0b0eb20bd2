import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Where databases were imported from; titles that staff join and part; marks that lists give titles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'eresource_origin', ['tenant_id', 'foreign_id'], {
    tenant_id: 'text',
    foreign_id: 'text',
    eresource_id: 'text',
  });
  await createIndex(db, 'eresource_origin', ['tenant_id', 'eresource_id']);
  await createTable(db, 'title_ruling', ['tenant_id', 'list_id', 'line_key'], {
    tenant_id: 'text',
    list_id: 'text',
    line_key: 'text',
    title_id: 'text',
    is_parted: 'integer',
    created_at: 'text',
  });
  await createIndex(db, 'title_ruling', ['tenant_id', 'title_id']);
  await createTable(db, 'title_mark', ['tenant_id', 'mark', 'issn'], {
    tenant_id: 'text',
    mark: 'text',
    issn: 'text',
    state: 'text',
  });
  await createIndex(db, 'title_mark', ['tenant_id', 'issn']);
  for (const table of ['title', 'title_place'])
    for (const column of ['is_peer_reviewed', 'is_doaj'])
      await db.schema
        .alterTable(table)
        .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
        .execute();
}
