import { mergedStep } from '@lectern/rules/alliance/ways';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { TransactionState } from '../wire/exchanges.ts';
import { announce } from './announce.ts';
import {
  changeTransaction,
  findTransaction,
  type Transaction,
  type TransactionChange,
} from './transaction-store.ts';

const ATTEMPTS = 5;

/**
 * Takes over what the other library said about a transaction, and answers the transaction as it is then. What is older than what is known
 * here changes nothing.
 */
export async function mergeHeard(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  seen: Transaction,
  heard: TransactionState,
): Promise<Transaction> {
  const { db, clock } = deps;
  let own = seen;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const now = clock.now().toISOString();
    const change = changeBy(own, heard, now);
    if (!change) return own;
    const current = own;
    const isDone = await inTransaction(db, async (tx) => {
      const done = await changeTransaction(tx, current, change, 'other_library');
      if (done && change.step) await announce(tx, deps, current, { step: change.step, now });
      return done;
    });
    if (isDone) return { ...own, ...change };
    own = (await findTransaction(db, own.tenant_id, own.id)) ?? own;
  }
  return own;
}

function changeBy(own: Transaction, heard: TransactionState, now: string): TransactionChange | undefined {
  const step = mergedStep(own, heard.step);
  const moved = step !== own.step;
  if (!moved && heard.step !== own.step) return undefined;
  // Facts about the copy are those of the library that lends it.
  const facts =
    own.side === 'borrowing'
      ? {
          ...(heard.title !== '' && { title: heard.title, author: heard.author, isbn: heard.isbn }),
          barcode: heard.barcode,
          due_date: heard.dueDate,
          reason: heard.reason,
        }
      : {};
  if (moved) {
    // The other library is further on: there is nothing that it would learn from the last move here.
    return { ...facts, step, step_since: now, untold: 0, tries: 0, tell_at: null };
  }
  const isNew = Object.entries(facts).some(([name, value]) => own[name as keyof Transaction] !== value);
  return isNew ? facts : undefined;
}
