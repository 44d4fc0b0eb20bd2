import type { AmnestyCover } from '@lectern/contracts/lending/rules/fields';
import type { CardState } from '@lectern/contracts/people/readers/fields';
import type { RequestKind, RequestStep } from '@lectern/rules/requests/steps';
import type { MoveName, Mover } from '@lectern/rules/requests/way';
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
    request: RequestTable;
    request_move: RequestMoveTable;
    request_code: RequestCodeTable;
    request_objection: RequestObjectionTable;
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

/** One reader's wish for a copy. Its ways are in @lectern/rules/requests. */
export interface RequestTable {
  id: string;
  tenant_id: string;
  /** What people call it by: 14 digits, the first six of them the day; unique in the tenant. */
  number: string;
  kind: RequestKind;
  step: RequestStep;
  patron_id: string;
  bib_id: string;
  /** The one item that will do; null where any copy will. */
  wanted_item_id: string | null;
  /** The volume that is wanted, as its items name it; empty where any will do. */
  volume: string;
  /** The copy that serves it. */
  item_id: string | null;
  pickup_library: string;
  /** That of its reader's group when it was placed; the higher one is served first. */
  priority: number;
  placed_at: string;
  /** The same as a calendar date of the tenant's time zone: the quotas of a day count by it. */
  placed_on: string;
  /** When it reached its step. */
  step_since: string;
  /** Last day on which the copy is kept; a calendar date of the tenant's time zone, as the next two. */
  kept_until: string | null;
  /** Last day on which the reader needs it. */
  wanted_until: string | null;
  /** The queue passes it over before this day. */
  suspended_until: string | null;
  /** When the clock looks at it. */
  moves_at: string | null;
  /** When it was completed, cancelled or ended. */
  ended_at: string | null;
  /** In a re-lending: the reader who had the copy when it was asked for. */
  holder_id: string | null;
  /** For a home delivery: where it goes, as the address was when the request was placed; a DeliveryAddress as JSON. */
  address: string | null;
  /** Telephone or e-mail, as the reader wrote it for this request. */
  contact: string;
  /** How the reader wants to be told of it, a JSON list of NoticeWay. */
  notify_by: string;
  /** The reader's words to the desk or the holder. */
  comments: string;
}

/** What happened to a request, for its timeline. Rows are never changed. */
export interface RequestMoveTable {
  id: string;
  tenant_id: string;
  request_id: string;
  /** Whose request it is. */
  patron_id: string;
  move: MoveName;
  /** The step that it led to. */
  step: RequestStep;
  mover: Mover;
  item_id: string | null;
  /** A reason, for people. */
  note: string;
  moved_at: string;
}

/** A pickup code. It opens one hand-over, by the one who may enter it. */
export interface RequestCodeTable {
  id: string;
  tenant_id: string;
  request_id: string;
  /** Who enters it: the id of the patron who has the copy, or `desk`. */
  counterparty: string;
  /** See Secrets.digest: the code itself is kept nowhere. */
  digest: string;
  made_at: string;
  expires_at: string;
  /** How often somebody entered a code while this one could be meant. */
  tries: number;
  /** When the right code was entered; the copy can then be handed over until it expires. */
  entered_at: string | null;
}

/** An objection to a hand-over between readers. */
export interface RequestObjectionTable {
  tenant_id: string;
  request_id: string;
  /** Who objects: who had the copy, or who got it. */
  patron_id: string;
  reason: string;
  objected_at: string;
  /** `open` until staff have decided. */
  decision: 'open' | 'stands' | 'undone';
  decided_at: string | null;
  decided_by: string | null;
  /** Why it was decided so, for both readers. */
  note: string;
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
