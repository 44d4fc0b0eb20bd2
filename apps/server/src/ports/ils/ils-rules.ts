import type { Names } from '@lectern/contracts/kernel/languages';
import type { Refusal } from '@lectern/contracts/kernel/refusal';
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
}

export interface GroupRecord {
  readonly code: string;
  readonly names: Names;
  /** Loans of all types together. */
  readonly maxLoans: number | null;
}

export interface ItemTypeRecord {
  readonly code: string;
  readonly names: Names;
}

export interface RuleTable {
  readonly groups: readonly GroupRecord[];
  readonly itemTypes: readonly ItemTypeRecord[];
  readonly rules: readonly RuleRecord[];
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
  explain(asked: {
    readonly patronId: string;
    readonly barcode: string;
    readonly libraryCode: string;
  }): Promise<RuleExplanation | NoPatron | Refusal<'ITEM_NOT_FOUND'> | Away>;
}
