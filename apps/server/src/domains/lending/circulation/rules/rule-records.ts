import type { Names } from '@lectern/contracts/kernel/languages';
import type { AmnestyCover } from '@lectern/contracts/lending/rules/fields';

/** Which rule: of a group of readers and a type of items. */
export interface RuleKey {
  readonly patronGroup: string;
  readonly itemType: string;
}

/** A rule as staff set it. Money is in minor units. */
export interface RuleRecord extends RuleKey {
  readonly loanable: boolean;
  readonly loanDays: number;
  readonly loanHours: number | null;
  readonly renewDays: number;
  readonly maxRenewals: number;
  readonly maxLoans: number | null;
  readonly finePerDay: number;
  readonly finePerHour: number | null;
  readonly fineCap: number;
  /** Open days without a fine, or open hours where the fine is by the hour. */
  readonly grace: number;
  readonly closedDaysCost: boolean;
  /** What a lost copy costs; null: as the settings of the library say. */
  readonly lostPrice: number | null;
  readonly lostHandling: number | null;
}

/** A time in which overdue loans cost nothing, from the first to the last day. */
export interface AmnestyRecord {
  readonly id: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly covers: AmnestyCover;
  readonly note: string;
}

export interface GroupRecord {
  readonly code: string;
  readonly names: Names;
  /** Loans of all types together. */
  readonly maxLoans: number | null;
  /** The most that a reader owes for overdue loans at a time; null without a limit. */
  readonly fineCap: number | null;
}

export interface ItemTypeRecord {
  readonly code: string;
  readonly names: Names;
}

export interface RuleTable {
  readonly groups: readonly GroupRecord[];
  readonly itemTypes: readonly ItemTypeRecord[];
  readonly rules: readonly RuleRecord[];
  /** First one first. */
  readonly amnesties: readonly AmnestyRecord[];
}
