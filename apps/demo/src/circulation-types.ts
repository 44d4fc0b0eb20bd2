import type { Names } from '@lectern/contracts/kernel/languages';
import type { ItemTypeCode } from './holdings/item-types.ts';

/** Plain rows of the demo's circulation. Patrons are named by account, items by barcode, works by control number. */

export interface PatronGroupSeed {
  readonly code: string;
  readonly names: Names;
  /** All item types together; null without a limit. */
  readonly maxLoans: number | null;
}

/** What a patron group may do with an item type. Money in minor units of the tenant's currency. */
export interface LoanRuleSeed {
  readonly patronGroup: string;
  readonly itemType: ItemTypeCode;
  readonly loanable: boolean;
  readonly loanDays: number;
  readonly renewDays: number;
  readonly maxRenewals: number;
  readonly maxLoans: number | null;
  /** For each open day overdue. */
  readonly finePerDay: number;
  /** The most one loan costs. */
  readonly fineCap: number;
}

/** A day on which a library, or with an empty code every library, is closed. */
export interface ClosedDaySeed {
  readonly libraryCode: string;
  readonly day: string;
}

export interface PatronSeed {
  /** The account the reader signs in with. */
  readonly primaryId: string;
  readonly name: string;
  readonly patronGroup: string;
  readonly libraryCode: string;
  readonly status: 'normal' | 'frozen' | 'card_lost';
  /** Last valid day. */
  readonly expiresOn: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phone: string;
  readonly phoneVerified: boolean;
  readonly expert: boolean;
  /** Plain text: this is a demo. The server stores its hash. */
  readonly password: string;
  /** Has not signed in yet: the initial password must be changed first. */
  readonly mustChangePassword: boolean;
  readonly tourSeen: boolean;
  /** What the account shows, for the table of accounts; empty for the readers who make up the numbers. */
  readonly shows: string;
}

/** One reader answers for another. */
export interface GuaranteeSeed {
  readonly guarantor: string;
  readonly guaranteed: string;
}

export interface LoanSeed {
  readonly patron: string;
  readonly barcode: string;
  /** Library that lent: its calendar counts. */
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
  /** Given when the hold is for one copy, or when a copy lies ready for it. */
  readonly barcode?: string;
  readonly pickupLibrary: string;
  readonly status: 'waiting' | 'ready';
  readonly placedAt: string;
  /** Last day on the hold shelf. */
  readonly readyUntil?: string;
}

/** An entry of the ledger: fines are positive, payments negative; the balance is their sum. */
export interface FineSeed {
  readonly patron: string;
  /** The loan it comes from: an item goes out at one instant only once. */
  readonly loan?: { readonly barcode: string; readonly checkedOutAt: string };
  readonly kind: 'overdue' | 'lost' | 'damaged' | 'payment';
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly note: string;
  readonly postedAt: string;
}

export interface CirculationSeed {
  /** Past and open, in order of check-out. */
  readonly loans: readonly LoanSeed[];
  readonly holds: readonly HoldSeed[];
  readonly fines: readonly FineSeed[];
  /** Barcodes of items that the library has called back from their readers. */
  readonly recalled: readonly string[];
  /** Barcodes of items that wait on the hold shelf. */
  readonly onHoldShelf: readonly string[];
}
