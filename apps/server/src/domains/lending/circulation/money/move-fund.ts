import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { FUND_TOO_SMALL } from '@lectern/contracts/lending/fines/errors';
import { SECOND_PERSON_NEEDED } from '@lectern/contracts/lending/payments/errors';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Funds } from '../../../../ports/ils/ils-funds.ts';
import type { NoPatron } from '../../../../ports/ils/ils-refusals.ts';
import { bookCash, drawerFor } from '../cash/book-cash.ts';
import { fundOf, fundsOutSince } from '../ledger/charge-store.ts';
import { postFundMove } from '../ledger/post-fund.ts';
import type { LocalContext } from '../local-context.ts';
import { auditAct } from '../store/note-act.ts';
import { findPatron, lockPatron } from '../store/patron-store.ts';
import type { GivenBack } from './given-back.ts';
import { sendTaken } from './money-taken.ts';

/** What the library keeps of a reader, besides what is owed. */
export async function readFunds(db: Db, tenantId: string, patronId: string): Promise<Funds> {
  const [deposit, prepayment] = await Promise.all([
    fundOf(db, tenantId, patronId, 'deposit'),
    fundOf(db, tenantId, patronId, 'prepayment'),
  ]);
  return { deposit, prepayment };
}

/** Money for a fund of a reader, or back from it. The limit is for a day of the reader, and for what goes back alone. */
type FundMove = GivenBack & {
  readonly patronId: string;
  readonly fund: keyof Funds;
  readonly way: 'in' | 'out';
  readonly method: 'cash' | 'card';
  readonly note: string;
};

/** Books what the desk took for a fund, or gave back of it, and answers what the library keeps then. */
export function moveFund(
  db: Db,
  context: LocalContext,
  { staffId, limit = Number.POSITIVE_INFINITY, approvedBy, ...move }: FundMove,
): Promise<Funds | NoPatron | Refusal<'FUND_TOO_SMALL' | 'SECOND_PERSON_NEEDED' | 'CASH_DRAWER_CLOSED'>> {
  const { tenantId, policy, today } = context;
  const { patronId, fund, way, amount, method, note } = move;
  return inTransaction(db, async (tx) => {
    if (!(await findPatron(tx, tenantId, patronId))) return refuse(PATRON_NOT_FOUND);
    await lockPatron(tx, tenantId, patronId);
    if (way === 'out' && approvedBy === undefined) {
      const before = await fundsOutSince(tx, tenantId, patronId, startOfDay(policy.timeZone, today));
      if (before + amount > limit) return refuse(SECOND_PERSON_NEEDED);
    }
    const drawer = await drawerFor(tx, context, { method, staffId });
    if (isRefusal(drawer)) return drawer;
    const subject = await postFundMove(tx, context, move);
    if (subject === undefined) {
      const holds = await fundOf(tx, tenantId, patronId, fund);
      return refuse(FUND_TOO_SMALL, { holds: { amount: holds, currency: policy.currency } });
    }
    const entry =
      way === 'in' ? ({ kind: 'taken', amount } as const) : ({ kind: 'given', amount: -amount } as const);
    await bookCash(tx, context, drawer, { posting_id: subject, ...entry });
    if (way === 'in') await sendTaken(tx, context, subject);
    const details = { fund, way, amount, method, note, ...(approvedBy && { approvedBy }) };
    await auditAct(tx, context, staffId, { action: 'fund.move', subject, details });
    return readFunds(tx, tenantId, patronId);
  });
}
