import type { Names } from '@lectern/contracts/kernel/languages';
import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { AmnestyCover } from '@lectern/contracts/lending/rules/fields';
import type { Away, CheckOutRefusal, NoPatron } from './ils-refusals.ts';

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
  /** Of a lost copy; null: as the settings of the library say. */
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

/** What would happen if an item were lent to a reader now. */
export interface RuleExplanation {
  readonly readerName: string;
  readonly patronGroup: string;
  readonly itemType: string;
  readonly title: string;
  readonly rule: RuleRecord | undefined;
  readonly loansOfType: number;
  readonly loans: number;
  readonly maxLoans: number | null;
  /** The most that the reader owes for overdue loans at a time. */
  readonly fineCapOfReader: number | null;
  /** The amnesty of today. */
  readonly amnesty: AmnestyRecord | undefined;
  readonly due: { readonly date: string; readonly at: string | null } | undefined;
  /** The day of the rule, where the library is closed then and the item is due later. */
  readonly movedFrom: string | undefined;
  readonly refusal: CheckOutRefusal | undefined;
}

/** Of a system whose rules staff set in the portal. Who sets them is noted in the audit with what was before. */
export interface IlsRules {
  table(): Promise<RuleTable | Away>;
  put(
    rule: RuleRecord,
    staffId: string,
  ): Promise<RuleRecord | Refusal<'PATRON_GROUP_UNKNOWN' | 'ITEM_TYPE_UNKNOWN'> | Away>;
  remove(key: RuleKey, staffId: string): Promise<RuleKey | Refusal<'RULE_UNKNOWN'> | Away>;
  putGroup(group: GroupRecord, staffId: string): Promise<GroupRecord | Away>;
  putItemType(type: ItemTypeRecord, staffId: string): Promise<ItemTypeRecord | Away>;
  putAmnesty(amnesty: AmnestyRecord, staffId: string): Promise<AmnestyRecord | Away>;
  removeAmnesty(id: string, staffId: string): Promise<AmnestyRecord | Refusal<'AMNESTY_UNKNOWN'> | Away>;
  explain(asked: {
    readonly patronId: string;
    readonly barcode: string;
    readonly libraryCode: string;
  }): Promise<RuleExplanation | NoPatron | Refusal<'ITEM_NOT_FOUND'> | Away>;
}
