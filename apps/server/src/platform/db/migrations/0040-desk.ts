import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../dialect.ts';
import { reloadSizes } from './0001/sqlite-sizes.ts';
import { createIndex, createTable } from './table.ts';

/** What the desk keeps: since when a copy is where it is, alerts, claims of return, use in the library, and acts that can be undone. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') await expectManyRequests(db);
  await db.schema.alterTable('item').addColumn('status_since', 'text').execute();
  await sql`update item set status_since = updated_at where status not in ('available', 'reference')`.execute(
    db,
  );
  // Few items are away from their shelf.
  await createIndex(db, 'item', ['tenant_id', 'status'], { where: sql<boolean>`status <> 'available'` });
  await db.schema.alterTable('loan').addColumn('claimed_on', 'text').execute();
  await createIndex(db, 'request', ['tenant_id', 'step'], { where: sql<boolean>`ended_at is null` });
  await createIndex(db, 'request', ['tenant_id', 'step_since'], {
    where: sql<boolean>`step = 'awaiting_return_to_stock'`,
  });
  await createTable(db, 'desk_alert', ['tenant_id', 'subject', 'subject_id'], {
    tenant_id: 'text',
    subject: 'text',
    subject_id: 'text',
    words: 'text',
    written_at: 'text',
  });
  await createTable(db, 'desk_act', ['id'], {
    id: 'text',
    tenant_id: 'text',
    staff_id: 'text',
    act: 'text',
    item_id: 'text',
    'loan_id?': 'text',
    before: 'text',
    acted_at: 'text',
  });
  await createIndex(db, 'desk_act', ['tenant_id', 'staff_id', 'id']);
  await createIndex(db, 'desk_act', ['item_id', 'id']);
  await createTable(db, 'item_use', ['id'], {
    id: 'text',
    tenant_id: 'text',
    item_id: 'text',
    library_code: 'text',
    used_at: 'text',
  });
  await createIndex(db, 'item_use', ['item_id']);
  if (kind === 'sqlite') await reloadSizes(db);
}

/** How many rows an equality leaves of indexes that begin with the tenant: SQLite would believe ten, and read all that a tenant has. */
const LEFT: readonly (readonly [string, string])[] = [
  ['request_tenant_id_number', '1000000 500000 1'],
  ['request_tenant_id_moves_at', '1000000 500000 2'],
  ['request_tenant_id_step_open', '100000 50000 5000'],
  ['request_tenant_id_step_since_open', '10000 5000 2'],
];

async function expectManyRequests(db: Kysely<unknown>): Promise<void> {
  for (const [index, stat] of LEFT) {
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values ('request', ${index}, ${stat})`.execute(db);
  }
  await sql`insert into sqlite_stat1 (tbl, idx, stat)
    values ('item', 'item_tenant_id_status_open', '1000000 500000 50000')`.execute(db);
}
