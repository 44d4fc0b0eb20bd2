import { dateIn, daysBetween } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { WaitEstimate } from '../../../../ports/ils/ils-placing.ts';
import type { LocalContext } from '../local-context.ts';
import { type ComingCopy, estimateWait } from '../rules/wait-estimate.ts';
import type { PlacingCase } from './placing-case.ts';
import { listLoanLengths } from './placing-store.ts';
import type { Copy } from './read-copies.ts';

/** Fewer past loans say nothing; the loan rule is the ground then. */
const FEWEST_LOANS = 5;
/** Shares of the loan period after which books come back, where nothing else is known. */
const USUAL_SHARES = [0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** How long a reservation that is placed now may wait; undefined where no copy is to come. */
export async function readWait(
  db: Db,
  context: LocalContext,
  { wish, copies, waiting, loanDays }: PlacingCase,
): Promise<WaitEstimate | undefined> {
  const lengths = await listLoanLengths(db, context.tenantId, wish.bibId);
  const isKnown = lengths.length >= FEWEST_LOANS;
  const ruleDays = Math.max(1, ...copies.toCome.map(({ itemType }) => loanDays.get(itemType) ?? 0));
  const days = estimateWait({
    readersBefore: waiting,
    copies: copies.toCome.map((copy) => comingCopy(context, copy)),
    loanDays: isKnown ? lengths : USUAL_SHARES.map((share) => share * ruleDays),
  });
  return (
    days && {
      ...days,
      readersBefore: waiting,
      copies: copies.toCome.length,
      pastLoans: isKnown ? lengths.length : 0,
    }
  );
}

function comingCopy({ today, policy }: LocalContext, { lent }: Copy): ComingCopy {
  if (!lent) return {};
  const lentOn = dateIn(policy.timeZone, new Date(lent.lentAt));
  return { lent: { forDays: daysBetween(lentOn, today), dueInDays: daysBetween(today, lent.dueDate) } };
}
