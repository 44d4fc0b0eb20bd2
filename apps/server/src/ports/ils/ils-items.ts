import type { ItemAvailability, ItemCounts } from '@lectern/contracts/collection/holdings/availability';
import type { ItemStatus } from '@lectern/contracts/collection/holdings/item-view';

export interface Availability extends ItemCounts {
  /** Where to walk to: a place of an item that can be borrowed, else of one on shelf, else of any item. */
  readonly nearest?: {
    readonly libraryCode: string;
    readonly locationCode: string;
    readonly callNumber: string;
  };
  /** Distinct places besides the nearest. */
  readonly otherPlaces: number;
  /** Earliest due date when nothing on shelf can be borrowed. */
  readonly earliestDue?: string;
  readonly waiting: number;
  /** The instant at which it held; absent if the library system was asked just now. */
  readonly asOf?: string;
}

export interface Item {
  readonly id: string;
  readonly bibId: string;
  readonly barcode: string;
  /** The number under which the library owns the copy; absent where there is none besides the barcode. */
  readonly inventoryNumber?: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly callNumber: string;
  readonly volume: string;
  readonly itemType: string;
  readonly shelf: string;
  /** `reference` also if no patron group may borrow the item, whatever shelf it stands on. */
  readonly status: ItemStatus;
  readonly dueDate?: string;
  /** The instant on that day, of a loan that is due at an hour. */
  readonly dueAt?: string;
  /** The instant at which it held; absent if the library system was asked just now. */
  readonly asOf?: string;
}

/** An item as far as search needs it. */
export interface ShelvedItem {
  readonly barcode: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly callNumber: string;
  /** Undefined if the library system does not say. */
  readonly availability: ItemAvailability | undefined;
}

export interface BorrowedBib {
  readonly bibId: string;
  readonly loanCount: number;
}

export interface BorrowingReader {
  readonly patronId: string;
  readonly groupCode: string;
  readonly loanCount: number;
}

/** A time, from an instant to another (ISO 8601, UTC). */
export interface LoanSpan {
  readonly from: string;
  readonly to: string;
}

/** One check-out of a bib, for counts only: what names the reader leaves no call. */
export interface LoanOfBib {
  /** ISO 8601, UTC. */
  readonly checkedOutAt: string;
  /** The reader, where the loan still has one. */
  readonly reader?: {
    readonly patronId: string;
    readonly groupCode: string;
    /** The college or subject of study; empty where the library does not say. */
    readonly college: string;
  };
}
