import type { RequestKind, RequestStep } from '@lectern/rules/requests/steps';
import type { MoveName, Mover } from '@lectern/rules/requests/way';

declare module '../../../../platform/db/schema.ts' {
  interface Schema {
    request: RequestTable;
    request_edition: RequestEditionTable;
    request_move: RequestMoveTable;
    request_code: RequestCodeTable;
    request_objection: RequestObjectionTable;
  }
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
  /** Where it waits for several editions (request_edition): the one that the reader chose it from, then that of the copy that serves it. */
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

/** An edition that will do for a request. Only requests that wait for more than one edition have rows, one for each, that of `bib_id` too. */
export interface RequestEditionTable {
  request_id: string;
  bib_id: string;
  tenant_id: string;
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
