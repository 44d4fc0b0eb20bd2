import type { Names } from '@lectern/contracts/kernel/languages';
import type { ItemTypeCode } from './holdings/item-types.ts';

/** Rows for the demo's circulation. Patrons are given by account, items by barcode, works by control number. */

export interface PatronGroupSeed {
  readonly code: string;
  readonly names: Names;
  /** Most loans of all item types together; null if there is no limit. */
  readonly maxLoans: number | null;
}

/** The loan rule of a patron group for an item type. Money is in minor units of the tenant's currency. */
export interface LoanRuleSeed {
  readonly patronGroup: string;
  readonly itemType: ItemTypeCode;
  readonly loanable: boolean;
  /** Applies to loans that were made before items were lent for hours, too. */
  readonly loanDays: number;
  /** For how many hours items are lent; absent where they are lent for days. */
  readonly loanHours?: number;
  readonly renewDays: number;
  readonly maxRenewals: number;
  readonly maxLoans: number | null;
  /** Fine for each open day overdue. */
  readonly finePerDay: number;
  /** Fine for each open hour begun, of loans that are due at an hour. */
  readonly finePerHour?: number;
  /** Highest fine for one loan. */
  readonly fineCap: number;
}

/** A day on which a library is closed; every library, if the code is empty. */
export interface ClosedDaySeed {
  readonly libraryCode: string;
  readonly day: string;
}

export interface PatronSeed {
  /** The account with which the patron signs in. */
  readonly primaryId: string;
  readonly name: string;
  readonly patronGroup: string;
  readonly libraryCode: string;
  readonly status: 'normal' | 'frozen' | 'card_lost';
  /** Last valid day. */
  readonly expiresOn: string;
  /** What the reader studies; empty of others. */
  readonly major: string;
  /** Blocks for a time; days are counted from the day on which the demo is loaded. */
  readonly blocks: readonly { readonly from: number; readonly until: number; readonly reason: string }[];
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phone: string;
  readonly phoneVerified: boolean;
  readonly expert: boolean;
  /** Plain text, because this is a demo. The server stores the hash. */
  readonly password: string;
  /** True if the patron has not signed in yet and must change the initial password. */
  readonly mustChangePassword: boolean;
  readonly tourSeen: boolean;
  /** What the account demonstrates, for the table of accounts; empty for other patrons. */
  readonly shows: string;
}

/** One patron is the guarantor of another. */
export interface GuaranteeSeed {
  readonly guarantor: string;
  readonly guaranteed: string;
}

export interface LoanSeed {
  readonly patron: string;
  readonly barcode: string;
  /** The library that lent the item. Its calendar is used. */
  readonly libraryCode: string;
  /** ISO instants. */
  readonly checkedOutAt: string;
  readonly returnedAt?: string;
  readonly lastRenewedAt?: string;
  /** YYYY-MM-DD */
  readonly dueDate: string;
  readonly renewals: number;
}

export interface HoldSeed {
  readonly patron: string;
  readonly workId: string;
  /** Given if the hold is for one item, or if an item is ready for it. */
  readonly barcode?: string;
  readonly pickupLibrary: string;
  readonly status: 'waiting' | 'ready';
  readonly placedAt: string;
  /** Last day on the hold shelf. */
  readonly readyUntil?: string;
}

/** An entry of the ledger: fines are positive, payments negative. The balance is their sum. */
export interface FineSeed {
  readonly patron: string;
  /** The loan for which it is due. Barcode and instant of check-out identify a loan. */
  readonly loan?: { readonly barcode: string; readonly checkedOutAt: string };
  readonly kind: 'overdue' | 'lost' | 'damaged' | 'payment';
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly note: string;
  readonly postedAt: string;
  /** How a payment was made. */
  readonly method?: 'cash' | 'online';
}

export interface CirculationSeed {
  /** Past and open loans, in order of check-out. */
  readonly loans: readonly LoanSeed[];
  readonly holds: readonly HoldSeed[];
  readonly fines: readonly FineSeed[];
  /** Barcodes of recalled items. */
  readonly recalled: readonly string[];
  /** Barcodes of items on the hold shelf. */
  readonly onHoldShelf: readonly string[];
}
