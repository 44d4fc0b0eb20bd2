import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** When what everybody may know of an object changed last, for harvesters; rows stay when objects are gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'published_object', ['object_id'], {
    object_id: 'text',
    tenant_id: 'text',
    stamp: 'text',
    is_deleted: 'integer',
    is_thesis: 'integer',
    set_spec: 'text',
  });
  await createIndex(db, 'published_object', ['tenant_id', 'stamp', 'object_id']);
  // Objects whose day to open has come are found by it.
  await createIndex(db, 'digital_object', ['tenant_id', 'closed_until']);
  // All of a library are read in the order of their ids.
  await createIndex(db, 'digital_object', ['tenant_id', 'id']);
}
