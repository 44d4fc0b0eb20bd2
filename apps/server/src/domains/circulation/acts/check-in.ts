import { ITEM_NOT_FOUND } from '@lectern/contracts/circulation/errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { ReturnResult } from '../../../ports/ils/ils-loans.ts';
import { bibChanged } from '../../catalogue/bib-changed.ts';
import type { ItemTable } from '../../catalogue/tables.ts';
import type { LocalContext } from '../local-context.ts';
import { giveCopy } from '../requests/give-copy.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import type { CopyToGive } from '../requests/next-in-queue.ts';
import { overdueDays } from '../rules/overdue-fine.ts';
import { findItemByBarcode, lockItem, setItemStatus } from '../store/item-store.ts';
import { postOverdueFine } from '../store/ledger-store.ts';
import { endLoan, findOpenLoanOfItem } from '../store/loan-store.ts';
import { lockPatron } from '../store/patron-store.ts';
import { readAccountState } from './read-account.ts';

export interface CheckInRequest {
  readonly barcode: string;
  readonly libraryCode: string;
}

interface ReturnedItem extends CopyToGive {
  readonly library_code: string;
  readonly status: ItemTable['status'];
}

/**
 * Takes an item back in one transaction: ends its loan, posts what it cost, and sends it to the next reader who waits, else home.
 * An item that is not on loan goes the same way: it was found, or arrives from another library.
 */
export function checkIn(
  db: Db,
  context: LocalContext,
  request: CheckInRequest,
): Promise<ReturnResult | Refusal<'ITEM_NOT_FOUND'>> {
  return inTransaction(db, async (tx) => {
    const { tenantId, now } = context;
    await lockItem(tx, tenantId, request.barcode);
    const item = await findItemByBarcode(tx, tenantId, request.barcode);
    if (!item) return refuse(ITEM_NOT_FOUND);
    const ended = await endOpenLoan(tx, context, item.id);
    await lockQueue(tx, tenantId, item.bib_id);
    const keptForHold = staysHere(item) ? undefined : await giveCopy(tx, context, item, request.libraryCode);
    if (keptForHold === undefined) {
      const status = statusWithoutRequest(item, request.libraryCode);
      await setItemStatus(tx, tenantId, item.id, { status, recalled: 0 }, now);
    }
    await context.events.send(tx, bibChanged, { tenantId, subjectIds: [item.bib_id], now });
    return { ...ended, ...(keptForHold !== undefined && { keptForHold }) };
  });
}

async function endOpenLoan(
  tx: Tx,
  context: LocalContext,
  itemId: string,
): Promise<Pick<ReturnResult, 'loanId' | 'finePosted'>> {
  const { tenantId, today, now } = context;
  const open = await findOpenLoanOfItem(tx, tenantId, itemId);
  if (!open) return { finePosted: 0 };
  await lockPatron(tx, tenantId, open.patron_id);
  const account = await readAccountState(tx, context, open.patron_id);
  const loan = isRefusal(account) ? undefined : account.openLoans.find(({ id }) => id === open.id);
  if (isRefusal(account) || !loan || !(await endLoan(tx, tenantId, loan, now))) {
    throw new Error('a loan has changed although its item and its patron were locked');
  }
  const finePosted = account.fineOf(loan);
  await postOverdueFine(tx, context, {
    patronId: open.patron_id,
    loanId: loan.id,
    amount: finePosted,
    overdueDays: overdueDays(loan.due_date, today),
  });
  return { loanId: loan.id, finePosted };
}

/** Such a copy serves no request. */
function staysHere({ status }: ReturnedItem): boolean {
  return status === 'withdrawn' || status === 'reference';
}

function statusWithoutRequest(item: ReturnedItem, libraryCode: string): ItemTable['status'] {
  if (staysHere(item)) return item.status;
  return item.library_code === libraryCode ? 'available' : 'in_transit';
}
