import { later } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { AlliancePeerTable } from '../tables.ts';
import type { ExchangeAnswer } from '../wire/exchanges.ts';
import { newTransaction, TELL_AFTER_SECONDS } from './new-transaction.ts';
import { newTransactionNumber } from './transaction-number.ts';
import { addTransaction, type Transaction } from './transaction-store.ts';

/** What a reader asks for. */
export interface Wish {
  readonly peer: AlliancePeerTable;
  readonly record: NonNullable<ExchangeAnswer<'record'>['record']>;
  readonly patronId: string;
  readonly pickupLibrary: string;
}

/** Writes down that a reader asks another library for a title. The other library is still to be told. */
export async function beginTransaction(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: tenantId }: Tenant,
  { peer, record, patronId, pickupLibrary }: Wish,
): Promise<Transaction> {
  const now = clock.now();
  const { recordId, title, author, isbn } = record;
  const state = {
    id: newId(),
    number: newTransactionNumber(now),
    kind: 'request',
    step: 'asked',
    recordId,
    title,
    author,
    isbn,
    barcode: '',
    dueDate: null,
    reason: '',
  } as const;
  const own = {
    tenant_id: tenantId,
    side: 'borrowing',
    peer_code: peer.code,
    patron_id: patronId,
    pickup_library: pickupLibrary,
  } as const;
  const row = {
    ...newTransaction(state, own, now.toISOString()),
    untold: 1,
    tell_at: later(now, TELL_AFTER_SECONDS),
  } as const;
  await inTransaction(db, (tx) => addTransaction(tx, row, 'reader'));
  return row;
}
