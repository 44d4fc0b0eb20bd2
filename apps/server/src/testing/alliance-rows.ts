import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { CREATED, next, type Some, TENANT } from './built-rows.ts';

/** A transaction with another library: a request of a reader that the other library has not answered, unless the test says otherwise. */
export async function buildAllianceTransaction(db: Db, given: Some<'alliance_transaction'> = {}) {
  const row = {
    tenant_id: TENANT,
    id: newId(),
    number: next('A260302'),
    side: 'borrowing' as const,
    kind: 'request' as const,
    peer_code: 'other',
    step: 'asked' as const,
    step_since: CREATED,
    begun_at: CREATED,
    patron_id: '',
    record_id: newId(),
    title: 'A title',
    author: 'An Author',
    isbn: '',
    barcode: '',
    due_date: null,
    loan_id: null,
    pickup_library: '',
    reason: '',
    untold: 0 as const,
    tries: 0,
    tell_at: null,
    ...given,
  };
  await db.insertInto('alliance_transaction').values(row).execute();
  return row;
}
