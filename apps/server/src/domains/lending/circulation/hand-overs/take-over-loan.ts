import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { RECEIPT_TOO_LATE } from '@lectern/contracts/lending/requests/hand-over-errors';
import { REQUEST_MOVED_ON } from '@lectern/contracts/library-system/desk-errors';
import type { Tx } from '../../../../platform/db/database.ts';
import type { TakeOverRefusal } from '../../../../ports/ils/ils-refusals.ts';
import type { IlsRequest } from '../../../../ports/ils/ils-requests.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { endOpenLoan } from '../loans/end-open-loan.ts';
import { loanReturned } from '../loans/loan-returned.ts';
import { loanTerms } from '../loans/loan-terms.ts';
import { openLoan } from '../loans/open-loan.ts';
import { readAccountState } from '../loans/read-account.ts';
import { periodEnd } from '../requests/clock-looks-at.ts';
import { endRelendings } from '../requests/end-relendings.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { allowedMove, moveRequest } from '../requests/move-request.ts';
import { findRelending, type SeenRelending } from '../requests/relending-store.ts';
import { takeOverRefusal } from '../rules/relending-policy.ts';
import { findItemByBarcode, lockItem } from '../store/item-store.ts';
import { findOpenLoanOfItem } from '../store/loan-store.ts';
import { lockPatron } from '../store/patron-store.ts';

/**
 * The asker confirms: the holder's loan ends with what it cost, and the asker's begins by the rule of the asker's group. One that is
 * confirmed already stays as it is. The copy does not pass the desk, so nobody in the queue gets it.
 */
export async function takeOverLoan(
  tx: Tx,
  context: PostingContext,
  { id, bibId }: IlsRequest,
): Promise<Refusal<'REQUEST_MOVED_ON' | 'RECEIPT_TOO_LATE'> | TakeOverRefusal | undefined> {
  const { tenantId, now, policy } = context;
  const before = await findRelending(tx, tenantId, id);
  if (!before) return refuse(REQUEST_MOVED_ON);
  await lockItem(tx, tenantId, before.copy_barcode);
  // Always in the same order, so that two who swap copies do not wait for each other.
  for (const patronId of [before.patron_id, before.holder_id].sort())
    await lockPatron(tx, tenantId, patronId);
  await lockQueue(tx, tenantId, bibId);
  const seen = (await findRelending(tx, tenantId, id)) ?? before;
  if (seen.step === 'borrowed') return undefined;
  const move = allowedMove(seen, 'reader', 'confirm');
  const item = await findItemByBarcode(tx, tenantId, before.copy_barcode);
  if (!move || !item) return refuse(REQUEST_MOVED_ON);
  if ((periodEnd(context, seen, 'confirmation') ?? now) <= now) {
    const expire = allowedMove(seen, 'clock', 'expire');
    if (expire) await moveRequest(tx, context, seen, { move: expire, mover: 'clock' });
    return refuse(RECEIPT_TOO_LATE, { minutes: policy.requests.confirmMinutes });
  }
  const lent = await findOpenLoanOfItem(tx, tenantId, item.id);
  if (lent?.patron_id !== seen.holder_id) return refuse(REQUEST_MOVED_ON);
  const terms = await termsOf(tx, context, seen, item.item_type);
  if (isRefusal(terms)) return terms;
  await endOpenLoan(tx, context, lent);
  await context.events.send(tx, loanReturned, { tenantId, subjectIds: [lent.id], now });
  await openLoan(tx, context, {
    patronId: seen.patron_id,
    item,
    libraryCode: lent.library_code,
    ...terms,
  });
  await moveRequest(tx, context, seen, { move, mover: 'reader' }, { item_id: item.id });
  await endRelendings(tx, context, item.id);
  await context.events.send(tx, bibChanged, { tenantId, subjectIds: [bibId], now });
  return undefined;
}

/** The rule and calendar of the asker's loan, or why the asker may not borrow this copy. */
async function termsOf(tx: Tx, context: PostingContext, { patron_id }: SeenRelending, itemType: string) {
  const account = await readAccountState(tx, context, patron_id);
  if (isRefusal(account)) return account;
  const { rule, counts } = await loanTerms(tx, context.tenantId, account, itemType);
  const refusal = takeOverRefusal({ blocks: account.blocks, ...counts });
  return refusal ?? { rule, calendar: account.calendar };
}
