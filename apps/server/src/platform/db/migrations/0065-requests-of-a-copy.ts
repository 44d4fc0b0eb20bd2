import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseKind } from '../dialect.ts';
import { expectSizes, reloadSizes } from './0001/sqlite-sizes.ts';
import { createIndex } from './table.ts';

/** Rows of a large library. */
const REQUESTS = 500_000;
const REQUESTS_OF_A_DAY = 2_000;
const OPEN_REQUESTS = 10_000;

/**
 * Indexes of requests by a copy or a holder hold only the rows that name one. Most name none, and SQLite counts all of these as one value:
 * it believed that a copy has ten thousand requests, and read all open requests of the library at each check-in.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  for (const index of ['item_id_open', 'item_id_step', 'holder_id_step', 'wanted_item_id'])
    await db.schema.dropIndex(`request_${index}`).execute();
  if (kind === 'sqlite') {
    await expectSizes(db, REQUESTS, {
      request: {
        sqlite_autoindex_request_1: [1],
        request_tenant_id_number: [REQUESTS, 1],
        request_bib_id_step: [10, 3],
        request_patron_id_step: [20, 5],
        request_patron_id_placed_on: [20, 2],
        request_item_id_open: [1],
        request_item_id_step_open: [10, 2],
        request_holder_id_step_open: [10, 2],
        request_wanted_item_id_open: [10],
        request_tenant_id_moves_at: [REQUESTS, REQUESTS_OF_A_DAY],
        request_tenant_id_step_open: [OPEN_REQUESTS, OPEN_REQUESTS],
        request_tenant_id_step_since_open: [REQUESTS_OF_A_DAY, 1],
      },
    });
  }
  const named = (column: string): { where: RawBuilder<boolean> } => ({
    where: sql<boolean>`${sql.ref(column)} is not null`,
  });
  await createIndex(db, 'request', ['item_id'], {
    unique: true,
    where: sql<boolean>`ended_at is null and item_id is not null`,
  });
  await createIndex(db, 'request', ['item_id', 'step'], named('item_id'));
  await createIndex(db, 'request', ['holder_id', 'step'], named('holder_id'));
  await createIndex(db, 'request', ['wanted_item_id'], named('wanted_item_id'));
  if (kind === 'sqlite') await reloadSizes(db);
}
