import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Tx } from '../../../../platform/db/database.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import { loanTerms } from '../loans/loan-terms.ts';
import { openLoan } from '../loans/open-loan.ts';
import { readAccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { lockPatron } from '../store/patron-store.ts';

/** The days of a loan for which the library has no rule. */
const USUAL_DAYS = 30;

/**
 * Begins the loan of a copy that its reader has in hand already, in the transaction that made the copy, and answers its id. Nothing
 * forbids it: whoever gave the book away asked the rules before.
 */
export async function beginLoan(
  tx: Tx,
  context: LocalContext,
  {
    patronId,
    item,
    libraryCode,
  }: {
    readonly patronId: string;
    readonly item: { readonly id: string; readonly bib_id: string; readonly item_type: string };
    readonly libraryCode: string;
  },
): Promise<string | Refusal<'PATRON_NOT_FOUND'>> {
  const { tenantId, now } = context;
  await lockPatron(tx, tenantId, patronId);
  const account = await readAccountState(tx, context, patronId);
  if (isRefusal(account)) return account;
  const { rule } = await loanTerms(tx, tenantId, account, item.item_type);
  const lends = rule && (rule.loan_days > 0 || rule.loan_hours !== null) ? rule : undefined;
  const loanId = await openLoan(tx, context, {
    patronId,
    item,
    libraryCode,
    rule: lends ?? { loan_days: USUAL_DAYS, loan_hours: null },
    calendar: account.calendar,
  });
  await context.events.send(tx, bibChanged, { tenantId, subjectIds: [item.bib_id], now });
  return loanId;
}
