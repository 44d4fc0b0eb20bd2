import type { AmnestyCover } from '@lectern/contracts/lending/rules/fields';
import type { CardState } from '@lectern/contracts/people/readers/fields';
import type { ColumnType } from 'kysely';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    patron_group: PatronGroupTable;
    item_type: ItemTypeTable;
    loan_rule: LoanRuleTable;
    fine_amnesty: FineAmnestyTable;
    patron: PatronTable;
    patron_card: PatronCardTable;
    patron_block: PatronBlockTable;
    guarantee: GuaranteeTable;
    loan: LoanTable;
    desk_alert: DeskAlertTable;
    desk_act: DeskActTable;
    item_use: ItemUseTable;
  }
}

export interface PatronGroupTable {
  tenant_id: string;
  code: string;
  names: string;
  /** All item types together; null without a limit. */
  max_loans: number | null;
  /** The most that a reader owes for overdue loans at a time, minor units; null without a limit. */
  fine_cap: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ItemTypeTable {
  tenant_id: string;
  code: string;
  names: string;
}

/** What a patron group may do with an item type. */
export interface LoanRuleTable {
  tenant_id: string;
  patron_group: string;
  item_type: string;
  loanable: Bit;
  loan_days: number;
  /** For how many hours items are lent and renewed; null where they are lent for days. */
  loan_hours: ColumnType<number | null, number | null | undefined, number | null>;
  renew_days: number;
  max_renewals: number;
  max_loans: number | null;
  /** Minor units of the tenant's currency for each open day overdue. */
  fine_per_day: number;
  /** The same for each open hour begun, of loans that are due at an hour; null: by day as other loans. */
  fine_per_hour: ColumnType<number | null, number | null | undefined, number | null>;
  /** The most one overdue loan costs. */
  fine_cap: number;
  /** Open days that cost nothing after the due date, or open hours where the fine is by the hour. */
  grace: ColumnType<number, number | undefined, number>;
  /** Whether days on which the library is closed cost as others do. */
  closed_days_cost: ColumnType<Bit, Bit | undefined, Bit>;
  /** What a lost copy costs, minor units; null: as the library's settings say. */
  lost_price: ColumnType<number | null, number | null | undefined, number | null>;
  lost_handling: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A time in which overdue loans cost nothing. */
export interface FineAmnestyTable {
  tenant_id: string;
  id: string;
  /** Calendar dates, both included. */
  first_day: string;
  last_day: string;
  covers: AmnestyCover;
  note: string;
}

/** A patron of the portal's own circulation; what the portal keeps of the reader is in `account`, by the same id. */
export interface PatronTable {
  id: string;
  tenant_id: string;
  /** The account the reader signs in with, as with any card in use. It stays when a card is replaced: other systems may know it. */
  primary_id: string;
  /** The normal form of the number (rules/number-form.ts); null where it is written in it. */
  primary_id_form: string | null;
  name: string;
  patron_group: string;
  library_code: string;
  status: 'normal' | 'frozen' | 'card_lost';
  /** Why staff froze the account, as the reader is told; empty where nothing was said. */
  frozen_reason: ColumnType<string, string | undefined, string>;
  expires_on: string | null;
  /** What the reader studies; empty where the library does not say. */
  major: ColumnType<string, string | undefined, string>;
  /** Takes part in re-lending: other readers may ask for what this one has on loan. */
  relends: ColumnType<Bit, Bit | undefined, Bit>;
  created_at: string;
  updated_at: string;
  /** Instant at which the account was cancelled; its number is then nobody's. */
  left_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A block of a patron from a day to a day. It ends by the day alone: nothing is written then. */
export interface PatronBlockTable {
  tenant_id: string;
  id: string;
  patron_id: string;
  /** Calendar dates of the tenant's time zone, both included. */
  first_day: string;
  last_day: string;
  /** Why, as the reader is told. */
  reason: string;
  set_at: string;
  /** The instant at which staff ended it before its last day; null if they did not. */
  lifted_at: string | null;
  lift_reason: string;
}

/** A card of a patron. Its number is never used again. */
export interface PatronCardTable {
  tenant_id: string;
  number: string;
  /** The normal form of the number (rules/number-form.ts); null where it is written in it. */
  number_form: string | null;
  patron_id: string;
  state: CardState;
  issued_at: string;
  ended_at: string | null;
}

/** One reader answers for another's loans. */
export interface GuaranteeTable {
  tenant_id: string;
  guarantor_id: string;
  guaranteed_id: string;
  created_at: string;
}

export interface LoanTable {
  id: string;
  tenant_id: string;
  /** Empty once a past loan has lost its reader, see forget-readers.ts. */
  patron_id: string;
  item_id: string;
  bib_id: string;
  /** Where it was lent: its calendar counts. */
  library_code: string;
  checked_out_at: string;
  /** Calendar date of the tenant's time zone. */
  due_date: string;
  /** The instant at which it is due, on that date; null where it is due by the end of the day. */
  due_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it was due before it was called back; null where it is not called back, or staff changed the day since. */
  due_before_recall: ColumnType<string | null, string | null | undefined, string | null>;
  /** How often it was called back. */
  recalls: ColumnType<number, number | undefined, number>;
  returned_at: string | null;
  renewals: number;
  last_renewed_at: string | null;
  /** The day on which the reader said that the item was returned; null if it was never said. The fine grows no longer. */
  claimed_on: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What staff are told whenever they scan a reader or a copy, for example that a CD belongs to it. */
export interface DeskAlertTable {
  tenant_id: string;
  subject: 'patron' | 'item';
  subject_id: string;
  words: string;
  written_at: string;
}

/** What a member of the staff did at the desk and how it was before, so that the last act can be undone. */
export interface DeskActTable {
  id: string;
  tenant_id: string;
  staff_id: string;
  act: DeskActName;
  item_id: string;
  loan_id: string | null;
  /** DeskActBefore as JSON. */
  before: string;
  acted_at: string;
}

export type DeskActName = 'check_out' | 'check_in' | 'change_due_date';

/** An item was used in the library without being lent. */
export interface ItemUseTable {
  id: string;
  tenant_id: string;
  item_id: string;
  library_code: string;
  used_at: string;
}
