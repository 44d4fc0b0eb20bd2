import type { TransactionState } from '../wire/exchanges.ts';
import type { Transaction } from './transaction-store.ts';

/** The other library is told again after so many seconds, if it was not told at once. */
export const TELL_AFTER_SECONDS = 30;

type Own = Pick<Transaction, 'tenant_id' | 'side' | 'peer_code' | 'patron_id' | 'pickup_library'>;

/** A row for a transaction as one library tells it or begins it. What is to be told the caller adds. */
export function newTransaction(state: TransactionState, own: Own, now: string): Transaction {
  return {
    ...own,
    id: state.id,
    number: state.number,
    kind: state.kind,
    step: state.step,
    step_since: now,
    begun_at: now,
    record_id: state.recordId,
    title: state.title,
    author: state.author,
    isbn: state.isbn,
    barcode: state.barcode,
    due_date: state.dueDate,
    loan_id: null,
    reason: state.reason,
    untold: 0,
    tries: 0,
    tell_at: null,
  };
}

/** A transaction as it is told to the other library. */
export function stateOf(row: Transaction): TransactionState {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    step: row.step,
    recordId: row.record_id,
    title: row.title,
    author: row.author,
    isbn: row.isbn,
    barcode: row.barcode,
    dueDate: row.due_date,
    reason: row.reason,
  };
}
