import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Budgets of the library, in double entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'budget', ['id'], {
    id: 'text',
    tenant_id: 'text',
    code: 'text',
    names: 'text',
    year: 'integer',
    currency: 'text',
    is_open: 'integer',
    free: 'bigint',
    reserved: 'bigint',
    committed: 'bigint',
    spent: 'bigint',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'budget', ['tenant_id', 'year', 'code'], { unique: true });
  await createTable(db, 'fund_posting', ['id'], {
    id: 'text',
    tenant_id: 'text',
    budget_id: 'text',
    kind: 'text',
    amount: 'bigint',
    subject: 'text',
    order_number: 'text',
    note: 'text',
    posted_at: 'text',
  });
  await createIndex(db, 'fund_posting', ['tenant_id', 'budget_id', 'posted_at', 'id']);
  // An order reserves once, and each of what follows happens once.
  await createIndex(db, 'fund_posting', ['tenant_id', 'subject', 'kind'], {
    unique: true,
    where: sql<boolean>`subject <> ''`,
  });
  await createTable(db, 'fund_line', ['posting_id', 'account'], {
    posting_id: 'text',
    account: 'text',
    tenant_id: 'text',
    budget_id: 'text',
    amount: 'bigint',
  });
  await createIndex(db, 'fund_line', ['tenant_id', 'budget_id', 'account']);
}
