import { type Kysely, sql } from 'kysely';
import { type DatabaseKind, wholeColumn } from '../../dialect.ts';
import { createIndex, createTable } from '../table.ts';

export async function createCirculation(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'patron_group', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    names: 'text',
    'max_loans?': 'integer',
  });
  await createTable(db, 'item_type', ['tenant_id', 'code'], {
    tenant_id: 'text',
    code: 'text',
    names: 'text',
  });
  await createTable(db, 'loan_rule', ['tenant_id', 'patron_group', 'item_type'], {
    tenant_id: 'text',
    patron_group: 'text',
    item_type: 'text',
    loanable: 'integer',
    loan_days: 'integer',
    renew_days: 'integer',
    max_renewals: 'integer',
    'max_loans?': 'integer',
    fine_per_day: 'integer',
    fine_cap: 'integer',
  });
  await createTable(db, 'closed_day', ['tenant_id', 'library_code', 'day'], {
    tenant_id: 'text',
    library_code: 'text',
    day: 'text',
  });
  await createTable(db, 'patron', ['id'], {
    id: 'text',
    tenant_id: 'text',
    primary_id: 'text',
    name: 'text',
    patron_group: 'text',
    library_code: 'text',
    status: 'text',
    'expires_on?': 'text',
    email: 'text',
    email_verified: 'integer',
    phone: 'text',
    phone_verified: 'integer',
    picture_file: 'text',
    expert: 'integer',
    password_hash: 'text',
    'password_changed_at?': 'text',
    must_change_password: 'integer',
    tour_seen: 'integer',
    pda_rule_seen: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'patron', ['tenant_id', 'primary_id'], { unique: true });
  await createTable(db, 'guarantee', ['guaranteed_id'], {
    tenant_id: 'text',
    guarantor_id: 'text',
    guaranteed_id: 'text',
    created_at: 'text',
  });
  await createIndex(db, 'guarantee', ['guarantor_id']);
  await createTable(db, 'loan', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    item_id: 'text',
    bib_id: 'text',
    library_code: 'text',
    checked_out_at: 'text',
    due_date: 'text',
    'returned_at?': 'text',
    renewals: 'integer',
    'last_renewed_at?': 'text',
  });
  // One open loan for an item, whatever happens at once.
  await createIndex(db, 'loan', ['item_id'], { unique: true, where: sql<boolean>`returned_at is null` });
  await createIndex(db, 'loan', ['patron_id', 'returned_at']);
  await createIndex(db, 'loan', ['bib_id', 'checked_out_at']);
  await createIndex(db, 'loan', ['tenant_id', 'checked_out_at']);
  await createTable(db, 'hold', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    bib_id: 'text',
    'item_id?': 'text',
    pickup_library: 'text',
    status: 'text',
    placed_at: 'text',
    'ready_until?': 'text',
  });
  await createIndex(db, 'hold', ['bib_id', 'status']);
  await createIndex(db, 'hold', ['patron_id', 'status']);
  await createTable(db, 'fine_entry', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    'loan_id?': 'text',
    kind: 'text',
    amount: wholeColumn(kind),
    currency: 'text',
    note: 'text',
    posted_at: 'text',
  });
  await createIndex(db, 'fine_entry', ['patron_id']);
}
