import { type Kysely, sql } from 'kysely';
import { type DatabaseKind, wholeColumn } from '../dialect.ts';
import { createIndex, createTable } from './table.ts';

/** Cash drawers of the desk, and the postings whose money is in them. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const whole = wholeColumn(kind);
  await createTable(db, 'cash_drawer', ['id'], {
    id: 'text',
    tenant_id: 'text',
    library_code: 'text',
    staff_id: 'text',
    opened_with: whole,
    opened_at: 'text',
    'closed_at?': 'text',
    'counted?': whole,
    reason: 'text',
    'follows?': 'text',
  });
  await createIndex(db, 'cash_drawer', ['tenant_id', 'staff_id'], {
    unique: true,
    where: sql<boolean>`closed_at is null`,
  });
  await createIndex(db, 'cash_drawer', ['tenant_id', 'opened_at']);
  await createTable(db, 'cash_entry', ['posting_id'], {
    posting_id: 'text',
    tenant_id: 'text',
    drawer_id: 'text',
    kind: 'text',
    amount: whole,
    booked_at: 'text',
  });
  await createIndex(db, 'cash_entry', ['drawer_id']);
  await createIndex(db, 'cash_entry', ['tenant_id', 'booked_at']);
}
