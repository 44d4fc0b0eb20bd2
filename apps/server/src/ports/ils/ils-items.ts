import type { ItemStatus } from '@lectern/contracts/holdings/item-view';

export interface Availability {
  readonly itemCount: number;
  readonly onShelfCount: number;
  /** Where to walk to: a place of an item on shelf if any, else of any item. */
  readonly nearest?: {
    readonly libraryCode: string;
    readonly locationCode: string;
    readonly callNumber: string;
  };
  /** Distinct places besides the nearest. */
  readonly otherPlaces: number;
  /** Earliest due date when nothing is on shelf. */
  readonly earliestDue?: string;
  readonly waiting: number;
}

export interface Item {
  readonly id: string;
  readonly bibId: string;
  readonly barcode: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly callNumber: string;
  readonly volume: string;
  readonly itemType: string;
  readonly shelf: string;
  readonly status: ItemStatus;
  readonly dueDate?: string;
}

/** An item as far as search needs it. */
export interface ShelvedItem {
  readonly barcode: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly callNumber: string;
  /** A reader who walks there finds it: neither lent nor kept for anybody. */
  readonly onShelf: boolean;
}

export interface BorrowedBib {
  readonly bibId: string;
  readonly loanCount: number;
}
