import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_HELD_FOR_OTHER } from '@lectern/contracts/library-system/check-out-errors';
import { ITEM_ON_LOAN_TO_READER } from '@lectern/contracts/library-system/desk-errors';
import { ITEM_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { later } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { IlsDesk } from '../../../../ports/ils/ils-desk.ts';
import type { Loan } from '../../../../ports/ils/ils-loans.ts';
import type { CheckOutRefusal } from '../../../../ports/ils/ils-refusals.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import type { ItemTable } from '../../../collection/catalogue/tables.ts';
import { presentLoan } from '../loans/list-loans.ts';
import { openLoan } from '../loans/open-loan.ts';
import { readAccountState } from '../loans/read-account.ts';
import { contextAt, type LocalContext } from '../local-context.ts';
import { fulfilRequest } from '../requests/fulfil-request.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { findServedBy } from '../requests/request-store.ts';
import { serveFromShelf } from '../requests/serve-from-shelf.ts';
import { takeCopyBack } from '../requests/take-copy-back.ts';
import {
  type CheckOutCase,
  checkOutRefusal,
  withoutRequests,
  withoutRules,
} from '../rules/check-out-policy.ts';
import { findItemByBarcode, lockItem, setItemStatus } from '../store/item-store.ts';
import { listOpenLoans, type OpenLoan } from '../store/loan-store.ts';
import { auditActOf, keepForUndo } from '../store/note-act.ts';
import { lockPatron } from '../store/patron-store.ts';
import { checkOutCase } from './check-out-case.ts';

export type CheckOutRequest = Parameters<IlsDesk['checkOut']>[0];

/** A scanner that sends twice means one loan. */
const SAME_SCAN_SECONDS = 10;

/** Lends an item in one transaction, or says what forbids it. Of two readers at once the second finds it lent. */
export function checkOut(
  db: Db,
  context: LocalContext,
  request: CheckOutRequest,
): Promise<Loan | CheckOutRefusal> {
  return inTransaction(db, (tx) => lend(tx, context, request));
}

/** The same inside a transaction of the caller. */
export async function lend(
  tx: Tx,
  context: LocalContext,
  request: CheckOutRequest,
): Promise<Loan | CheckOutRefusal> {
  const { tenantId, now } = context;
  const { patronId, libraryCode } = request;
  await lockItem(tx, tenantId, request.barcode);
  await lockPatron(tx, tenantId, patronId);
  const account = await readAccountState(tx, context, patronId);
  if (isRefusal(account)) return account;
  const item = await findItemByBarcode(tx, tenantId, request.barcode);
  if (!item) return refuse(ITEM_NOT_FOUND);
  await lockQueue(tx, tenantId, item.bib_id);
  const { byRules, rule, demand } = await checkOutCase(tx, context, { patronId, account, item });
  const present = account.openLoans.find((loan) => loan.item_id === item.id);
  if (present) {
    if (!isSameScan(present, request.lentAt ?? now))
      return refuse(ITEM_ON_LOAN_TO_READER, { due: present.due_date });
    return presentLoan(context, account, demand, present);
  }
  const refusal = checkOutRefusal(overridden(request, byRules));
  if (refusal) return refusal;

  const passedOver = byRules.keptFor === 'other' ? await passOver(tx, context, item.id) : undefined;
  if (byRules.keptFor === 'other' && passedOver === undefined) return refuse(ITEM_HELD_FOR_OTHER);
  const { calendar } = account;
  const loanId = await openLoan(tx, contextAt(context, request.lentAt), {
    patronId,
    item,
    libraryCode,
    rule,
    calendar,
  });
  const requestId = await fulfilRequest(tx, context, patronId, item);
  await setItemStatus(tx, tenantId, item.id, { status: 'available' }, now);
  // Another copy may serve the request at once.
  if (passedOver !== undefined) await serveFromShelf(tx, context, item.bib_id);
  await noteLoan(tx, context, request, { item, loanId, requestId, passedOver });
  await context.events.send(tx, bibChanged, { tenantId, subjectIds: [item.bib_id], now });
  // A new loan costs nothing yet, so the rest of the account is as it was read.
  const openLoans = await listOpenLoans(tx, tenantId, patronId);
  const loan = openLoans.find((open) => open.id === loanId);
  if (!loan) throw new Error('a loan is gone in the transaction that made it');
  return presentLoan(context, { ...account, openLoans }, demand, loan);
}

/** The case without what the desk overrides. */
function overridden({ override, overrideHold }: CheckOutRequest, byRules: CheckOutCase): CheckOutCase {
  if (override === undefined) return byRules;
  return overrideHold ? withoutRequests(withoutRules(byRules)) : withoutRules(byRules);
}

/** The request of another patron that an item serves waits again in its place. Answers its id, or undefined if it cannot. */
async function passOver(tx: Tx, context: LocalContext, itemId: string): Promise<string | undefined> {
  const served = await findServedBy(tx, context.tenantId, itemId);
  return served && (await takeCopyBack(tx, context, itemId, served.id)) ? served.id : undefined;
}

function isSameScan(loan: OpenLoan, now: string): boolean {
  return later(new Date(loan.last_renewed_at ?? loan.checked_out_at), SAME_SCAN_SECONDS) >= now;
}

async function noteLoan(
  tx: Tx,
  context: LocalContext,
  { barcode, override, overrideHold: _known, ...by }: CheckOutRequest,
  {
    item,
    loanId,
    requestId,
    passedOver,
  }: {
    readonly item: { readonly id: string; readonly status: ItemTable['status'] };
    readonly loanId: string;
    readonly requestId: string | undefined;
    /** The request of another patron that lost the item. */
    readonly passedOver: string | undefined;
  },
): Promise<void> {
  const moved = requestId ?? passedOver;
  await auditActOf(tx, context, by, {
    act: 'checkOut',
    subject: loanId,
    details: {
      barcode,
      ...(override !== undefined && { override }),
      ...(passedOver !== undefined && { passedOver }),
    },
  });
  await keepForUndo(tx, context, by.staffId, {
    act: 'check_out',
    item_id: item.id,
    loan_id: loanId,
    before: { status: item.status, ...(moved !== undefined && { requestId: moved }) },
  });
}
