import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
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
import { checkOutRefusal, withoutRules } from '../rules/check-out-policy.ts';
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
  const refusal = checkOutRefusal(request.override === undefined ? byRules : withoutRules(byRules));
  if (refusal) return refusal;

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
  await noteLoan(tx, context, request, { item, loanId, requestId });
  await context.events.send(tx, bibChanged, { tenantId, subjectIds: [item.bib_id], now });
  // A new loan costs nothing yet, so the rest of the account is as it was read.
  const openLoans = await listOpenLoans(tx, tenantId, patronId);
  const loan = openLoans.find((open) => open.id === loanId);
  if (!loan) throw new Error('a loan is gone in the transaction that made it');
  return presentLoan(context, { ...account, openLoans }, demand, loan);
}

function isSameScan(loan: OpenLoan, now: string): boolean {
  return later(new Date(loan.last_renewed_at ?? loan.checked_out_at), SAME_SCAN_SECONDS) >= now;
}

async function noteLoan(
  tx: Tx,
  context: LocalContext,
  { barcode, override, ...by }: CheckOutRequest,
  {
    item,
    loanId,
    requestId,
  }: {
    readonly item: { readonly id: string; readonly status: ItemTable['status'] };
    readonly loanId: string;
    readonly requestId: string | undefined;
  },
): Promise<void> {
  await auditActOf(tx, context, by, {
    act: 'checkOut',
    subject: loanId,
    details: { barcode, ...(override !== undefined && { override }) },
  });
  await keepForUndo(tx, context, by.staffId, {
    act: 'check_out',
    item_id: item.id,
    loan_id: loanId,
    before: { status: item.status, ...(requestId !== undefined && { requestId }) },
  });
}
