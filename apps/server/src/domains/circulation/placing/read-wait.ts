import { daysBetween } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { WaitEstimate } from '../../../ports/ils/ils-placing.ts';
import type { LocalContext } from '../local-context.ts';
import { estimateWait, quantile } from '../rules/wait-estimate.ts';
import type { PlacingCase } from './placing-case.ts';
import { listLoanLengths } from './placing-store.ts';

/** Fewer past loans say nothing; the loan rule is the ground then. */
const FEWEST_LOANS = 5;

/** How long a reservation that is placed now may wait; undefined where no copy is to come. */
export async function readWait(
  db: Db,
  { tenantId, now }: LocalContext,
  { wish, copies, waiting, loanDays }: PlacingCase,
): Promise<WaitEstimate | undefined> {
  const lengths = await listLoanLengths(db, tenantId, wish.bibId);
  const isKnown = lengths.length >= FEWEST_LOANS;
  const ruleDays = Math.max(1, ...copies.toCome.map(({ itemType }) => loanDays.get(itemType) ?? 0));
  const days = estimateWait({
    readersBefore: waiting,
    copies: copies.toCome.map(({ lent }) => lent && daysBetween(lent.lentAt.slice(0, 10), now.slice(0, 10))),
    shortLoan: isKnown ? quantile(lengths, 0.25) : ruleDays / 2,
    longLoan: isKnown ? quantile(lengths, 0.75) : ruleDays,
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
