import type { Kysely } from 'kysely';
import { orderRemaps } from './order-remaps.ts';

/** The number under which a library owns a copy. Records that were imported before may have it, so they are read again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('item')
    .addColumn('inventory_number', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await orderRemaps(db);
}
