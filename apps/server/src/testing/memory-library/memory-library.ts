import type { Clock } from '../../platform/clock.ts';
import type { Item } from '../../ports/ils/ils-items.ts';

/** What a library system elsewhere holds, for tests: nothing of it is in the portal's database. */
export interface MemoryLibrary {
  readonly clock: Clock;
  readonly titles: Map<string, string>;
  readonly items: MemoryItem[];
  readonly patrons: MemoryPatron[];
  readonly loans: MemoryLoan[];
  readonly holds: MemoryHold[];
  readonly fines: MemoryFine[];
  readonly closedDays: string[];
}

export interface MemoryItem extends Omit<Item, 'status' | 'dueDate'> {
  /** Apart from loans. */
  readonly status: 'available' | 'missing' | 'reference' | 'withdrawn';
  readonly recalled: boolean;
}

export interface MemoryPatron {
  readonly id: string;
  readonly primaryId: string;
  readonly name: string;
  readonly password: string;
  readonly status: 'normal' | 'frozen' | 'card_lost';
  readonly expiresOn: string | null;
  readonly loanLimit?: number;
}

export interface MemoryLoan {
  readonly id: string;
  readonly patronId: string;
  readonly item: MemoryItem;
  readonly checkedOutOn: string;
  readonly returnedOn?: string;
  dueDate: string;
  renewals: number;
  /** What the ledger holds for it, minor units. */
  posted: number;
}

export interface MemoryHold {
  readonly id: string;
  readonly bibId: string;
  readonly itemId?: string;
  readonly patronId: string;
  /** Kept for its patron until this day. */
  readonly readyUntil?: string;
  /** MAIN unless told. */
  readonly pickupLibrary?: string;
  readonly wantedUntil?: string;
  readonly note?: string;
  suspendedUntil?: string | undefined;
}

export interface MemoryFine {
  readonly id: string;
  readonly patronId: string;
  readonly amount: number;
  readonly postedAt: string;
  readonly loan?: MemoryLoan;
}

export function emptyMemoryLibrary(clock: Clock): MemoryLibrary {
  return {
    clock,
    titles: new Map(),
    items: [],
    patrons: [],
    loans: [],
    holds: [],
    fines: [],
    closedDays: [],
  };
}
