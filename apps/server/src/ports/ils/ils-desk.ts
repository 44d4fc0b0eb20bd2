import type { ItemStatus } from '@lectern/contracts/collection/holdings/item-view';
import type { PLACE_LISTS } from '@lectern/contracts/counter/desk/list-desk-items';
import type { MARKED_STATUSES } from '@lectern/contracts/counter/desk/mark-item';
import type { UNDOABLE_ACTS } from '@lectern/contracts/counter/desk/undo-last-act';
import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { RequestKind, RequestStep } from '@lectern/rules/requests/steps';
import type { ByStaff, ByStaffOrReader, DeskPerson } from './ils-desk-people.ts';
import type { IlsDeskRequests } from './ils-desk-requests.ts';
import type { Loan, RenewalResult, ReturnResult } from './ils-loans.ts';
import type { Away, CheckOutRefusal, NoPatron } from './ils-refusals.ts';

/** An item as the desk sees it: where it is, who has it, whom it is for. */
export interface DeskItem {
  readonly id: string;
  readonly bibId: string;
  readonly barcode: string;
  readonly title: string;
  readonly author: string;
  readonly callNumber: string;
  readonly volume: string;
  readonly copyNumber: string;
  /** The number under which the library owns the copy; absent where there is none besides the barcode. */
  readonly inventoryNumber?: string;
  readonly itemType: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly shelf: string;
  readonly status: ItemStatus;
  /** It stands where readers cannot walk. */
  readonly closedStack: boolean;
  /** Since when it is where it is, ISO; null where nobody noted it. */
  readonly statusSince: string | null;
  /** The code of the library that scanned it last; null where nobody noted it. */
  readonly scannedAt: string | null;
  readonly recalled: boolean;
  /** What staff are told when they scan it; empty if nothing. */
  readonly alert: string;
  readonly loan?: {
    readonly id: string;
    readonly reader: DeskPerson;
    readonly dueDate: string;
    readonly checkedOutAt: string;
    readonly claimedOn: string | null;
  };
  /** The request that it is set aside, under way or kept for, or that was not fetched. */
  readonly request?: {
    readonly id: string;
    readonly number: string;
    readonly kind: RequestKind;
    readonly step: RequestStep;
    readonly reader: DeskPerson;
    readonly pickupLibrary: string;
    readonly keptUntil: string | null;
  };
  /** Readers in the queue of the title. */
  readonly waiting: number;
}

export type PlaceList = (typeof PLACE_LISTS)[number];

/** Items that are somewhere else than on their shelf. */
export interface DeskItemFilter {
  readonly status: PlaceList;
  /** Where they are or where they go; of items in transit also where they come from and where they belong. */
  readonly libraryCode?: string;
  readonly offset: number;
  readonly limit: number;
}

export type MarkedStatus = (typeof MARKED_STATUSES)[number];

/** An alert of a reader or an item. */
export interface AlertSubject {
  readonly subject: 'patron' | 'item';
  readonly id: string;
}

type NoItem = Refusal<'ITEM_NOT_FOUND'>;
type NoLoan = Refusal<'LOAN_NOT_FOUND'>;

/** What staff do with items. */
export interface IlsDesk extends IlsDeskRequests {
  /**
   * Lends an item, or says which rule forbids it. The same scan within ten seconds answers the loan that it made. With a reason staff lend
   * against blocks, limits and kinds of item, and with `overrideHold` against the requests of other patrons too.
   */
  checkOut(
    request: ByStaffOrReader & {
      readonly patronId: string;
      readonly barcode: string;
      readonly libraryCode: string;
      readonly override?: string;
      readonly overrideHold?: boolean;
      /** When it was lent, ISO, where that is entered afterwards; absent for now. */
      readonly lentAt?: string;
    },
  ): Promise<Loan | CheckOutRefusal | Away>;

  /** Takes an item back, posts its overdue fine, and keeps it for the next reader who waits. */
  checkIn(
    request: ByStaffOrReader & {
      readonly barcode: string;
      readonly libraryCode: string;
      /** The day on which it fell into the book drop; absent for today. */
      readonly returnedOn?: string;
    },
  ): Promise<ReturnResult | NoItem | Refusal<'RETURN_DAY_IMPOSSIBLE'> | Away>;

  item(barcode: string): Promise<DeskItem | NoItem | Away>;

  /** Items in a place apart from their shelf, the longest there first. */
  listItems(
    filter: DeskItemFilter,
  ): Promise<{ readonly total: number; readonly items: readonly DeskItem[] } | Away>;

  /** Renews loans of a reader as `renew` of the port does, noted in the audit. */
  renew(
    request: ByStaff & { readonly patronId: string; readonly loanIds: readonly string[] },
  ): Promise<readonly RenewalResult[] | NoPatron | Away>;

  /** Gives a loan another due date, today or later; what it would have cost until now is forgiven. */
  changeDueDate(
    request: ByStaff & { readonly loanId: string; readonly dueDate: string; readonly reason: string },
  ): Promise<{ readonly dueDate: string } | NoLoan | Refusal<'DUE_DATE_PAST'> | Away>;

  /** Notes that the reader says to have returned it, or that this was a mistake. */
  claimReturned(
    request: ByStaff & { readonly loanId: string; readonly claimed: boolean },
  ): Promise<{ readonly claimedOn: string | null } | NoLoan | Away>;

  /** Ends a loan because its item is lost, posts its overdue fine and its price. */
  declareLost(
    request: ByStaff & { readonly loanId: string; readonly charge?: number },
  ): Promise<{ readonly charged: number; readonly finePosted: number } | NoLoan | Away>;

  /** Charges the last borrower, or the one who has it, for damage. */
  chargeDamage(
    request: ByStaff & { readonly loanId: string; readonly amount: number; readonly note: string },
  ): Promise<{ readonly charged: number } | NoLoan | Away>;

  /** Says that an item is not on its shelf; who waits for it is served by another copy, if there is one. */
  markItem(
    request: ByStaff & { readonly barcode: string; readonly status: MarkedStatus },
  ): Promise<DeskItem | NoItem | Refusal<'ITEM_ON_LOAN'> | Away>;

  /** Counts that an item was used in the library. */
  recordUse(
    request: ByStaff & { readonly barcode: string; readonly libraryCode: string },
  ): Promise<{ readonly uses: number } | NoItem | Refusal<'ITEM_ON_LOAN'> | Away>;

  /** The alert of a reader or an item; empty if there is none. */
  alert(about: AlertSubject): Promise<string | Away>;
  setAlert(
    request: ByStaff & AlertSubject & { readonly words: string },
  ): Promise<{ readonly words: string } | Away>;

  /** Undoes the last check-out, check-in or change of a due date of this member of the staff, with a barcode the last one of this item. */
  undo(request: {
    readonly staffId: string;
    readonly barcode?: string;
  }): Promise<
    | { readonly act: DeskActKind; readonly barcode: string }
    | Refusal<'NOTHING_TO_UNDO' | 'UNDO_TOO_LATE'>
    | Away
  >;
}

export type DeskActKind = (typeof UNDOABLE_ACTS)[number];
