import {
  COPY_ELSEWHERE,
  COPY_NEEDS_STAFF,
  COPY_NOT_OF_REQUEST,
  COPY_YOURS_ALREADY,
} from '@lectern/contracts/counter/self-check/errors';
import type { BorrowedView } from '@lectern/contracts/counter/self-check/station-views';
import { isRefusal, isRefusalFor, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_ON_LOAN_TO_READER } from '@lectern/contracts/library-system/desk-errors';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { clockIn } from '../../../platform/clock.ts';
import type { DeskItem } from '../../../ports/ils/ils-desk.ts';
import type { IlsSelfCheck } from '../../../ports/ils/ils-self-check.ts';
import { presentRefusal } from '../../lending/loans/present-refusal.ts';
import type { DeskWords } from '../desk/present-desk-item.ts';
import type { SelfCheckVisitTable } from './tables.ts';

/** A reader who borrows without staff, and where. */
export interface Borrower {
  readonly desk: IlsSelfCheck;
  readonly visit: Pick<SelfCheckVisitTable, 'patron_id' | 'library_code' | 'request_id'>;
  /** What the audit calls the place. */
  readonly at: string;
}

/**
 * Lends a copy by the act of the desk, without any override. What needs a look of the staff, or stands in another library, is refused
 * before it: a barcode alone proves nothing about where a copy is.
 */
export async function borrow(
  { desk, visit, at }: Borrower,
  barcode: string,
  words: DeskWords,
): Promise<BorrowedView | Refusal<'ILS_UNAVAILABLE'>> {
  const item = await desk.item(barcode);
  if (isRefusalFor(item, ILS_UNAVAILABLE)) return item;
  if (isRefusal(item)) return notLent({ barcode }, item, words);
  const against = alone(item, visit, words);
  if (against) return notLent(item, against, words);
  const libraryCode = visit.library_code;
  const loan = await desk.checkOut({
    patronId: visit.patron_id,
    barcode,
    libraryCode,
    selfCheck: { at, libraryCode },
  });
  if (isRefusalFor(loan, ILS_UNAVAILABLE)) return loan;
  if (isRefusal(loan)) return notLent(item, inWordsForReaders(loan), words);
  const dueTime = loan.dueAt === undefined ? null : clockIn(words.policy.timeZone, new Date(loan.dueAt));
  return { loanId: loan.id, ...facts(item), normReturnDate: loan.dueDate, dueTime, refusal: null };
}

/** What is against lending it without staff; the rules come after this. */
function alone(
  { alert, loan, request, status, libraryCode }: DeskItem,
  { patron_id, library_code, request_id }: Borrower['visit'],
  { places }: DeskWords,
): Refusal | undefined {
  // The same scan again: the desk answers the loan that it made.
  if (loan) return undefined;
  if (request_id !== null && request?.id !== request_id) return refuse(COPY_NOT_OF_REQUEST);
  if (alert !== '') return refuse(COPY_NEEDS_STAFF);
  const isKept = status === 'on_hold_shelf' || status === 'in_transit';
  const isForReader = request?.reader.patronId === patron_id;
  const place = request && (isKept || isForReader) ? request.pickupLibrary : libraryCode;
  // A copy that is set aside on its shelf is where its reader finds it.
  if (place === library_code || libraryCode === library_code) return undefined;
  return refuse(COPY_ELSEWHERE, { library: places.library(place) });
}

/** The desk speaks to staff of "this reader". */
function inWordsForReaders(refusal: Refusal): Refusal {
  if (!isRefusalFor(refusal, ITEM_ON_LOAN_TO_READER)) return refusal;
  return refuse(COPY_YOURS_ALREADY, { due: refusal.details.due });
}

function notLent(
  item: DeskItem | { readonly barcode: string },
  refusal: Refusal,
  words: DeskWords,
): BorrowedView {
  return {
    loanId: null,
    ...facts(item),
    normReturnDate: null,
    dueTime: null,
    refusal: presentRefusal(refusal, words),
  };
}

function facts(item: DeskItem | { readonly barcode: string }) {
  if (!('id' in item)) return { barcode: item.barcode, title: '', author: '', callNo: '', yearVol: '' };
  const { barcode, title, author, callNumber, volume } = item;
  return { barcode, title, author, callNo: callNumber, yearVol: volume };
}
