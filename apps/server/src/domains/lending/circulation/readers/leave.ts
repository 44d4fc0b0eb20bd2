import { LEAVING_OUTSTANDING } from '@lectern/contracts/counter/leaving/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { addDays } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { AlsoWrite, Clearance, IlsReaders } from '../../../../ports/ils/ils-readers.ts';
import type { NoPatron } from '../../../../ports/ils/ils-refusals.ts';
import { readAccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { readFunds } from '../money/move-fund.ts';
import { readGuarantees } from '../store/patron-store.ts';
import { changing } from './change-reader.ts';
import { countOpenBehaviours, countOpenRequests, removeGuaranteesOf } from './leaving-store.ts';
import { endActiveCard, updatePatron } from './reader-store.ts';

/** What is outstanding of a reader. What an overdue loan costs so far is owed when the loan ends. */
export async function readClearance(
  db: Db,
  context: LocalContext,
  patronId: string,
): Promise<Clearance | NoPatron> {
  const { tenantId, policy } = context;
  const account = await readAccountState(db, context, patronId);
  if (isRefusal(account)) return account;
  const { deposit, prepayment } = await readFunds(db, tenantId, patronId);
  return {
    loans: account.openLoans.length,
    requests: await countOpenRequests(db, tenantId, patronId),
    behaviours: await countOpenBehaviours(db, tenantId, patronId),
    guarantees: (await readGuarantees(db, tenantId, patronId)).guarantees.length,
    owed: account.owed,
    kept: deposit + prepayment,
    currency: policy.currency,
    frozen: account.blocks.some(({ code }) => code === 'ACCOUNT_FROZEN'),
  };
}

/**
 * Cancels the account of a reader. The row stays, because past loans and postings name it; the last valid day is yesterday, so that
 * nothing is lent to them, and whoever guaranteed them is free.
 */
export function leave(
  db: Db,
  context: LocalContext,
  patronId: string,
  also: AlsoWrite,
): ReturnType<IlsReaders['leave']> {
  const { tenantId, now, today } = context;
  return changing(db, context, patronId, also, async (tx, before) => {
    const clearance = await readClearance(tx, context, patronId);
    if (isRefusal(clearance) || !isClear(clearance)) return refuse(LEAVING_OUTSTANDING);
    for (const { number, state } of before.cards)
      if (state === 'active')
        await endActiveCard(tx, tenantId, patronId, { number, state: 'withdrawn', now });
    await removeGuaranteesOf(tx, tenantId, patronId);
    await updatePatron(tx, tenantId, patronId, {
      left_at: now,
      expires_on: addDays(today, -1),
      updated_at: now,
    });
    return undefined;
  });
}

function isClear({ loans, requests, behaviours, guarantees, owed, kept, frozen }: Clearance): boolean {
  return loans + requests + behaviours + guarantees === 0 && owed === 0 && kept === 0 && !frozen;
}
