import type { PeerFault } from '@lectern/contracts/counter/interlibrary/interlibrary-peer';
import type { InterlibraryNote } from '@lectern/contracts/counter/interlibrary/request-view';
import type { InterlibrarySide, InterlibraryStep, UnfilledReason } from '@lectern/rules/interlibrary/steps';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    interlibrary_peer: InterlibraryPeerTable;
    interlibrary_request: InterlibraryRequestTable;
    interlibrary_message: InterlibraryMessageTable;
  }
}

/** A library that this one lends to and borrows from by ISO 18626. */
export interface InterlibraryPeerTable {
  tenant_id: string;
  id: string;
  name: string;
  /** What it is called in messages; unique in the tenant. */
  symbol: string;
  /** What it calls this library. */
  own_symbol: string;
  /** Where it takes messages; of a library of this installation its path with a slash, `/harbour`. */
  address: string;
  /** The code of its catalogue among the outside sources; empty where readers cannot search it. */
  site_code: string;
  /** See Secrets.digest: by it the key that a message brings is known. Empty for libraries of this installation. */
  key_digest: string;
  created_at: string;
  asked_at: string | null;
  heard_at: string | null;
  /** What was wrong in the last exchange; empty where nothing was. */
  fault: PeerFault | '';
}

/** A work that one library lends to the reader of another, as one of the two knows it. */
export interface InterlibraryRequestTable {
  tenant_id: string;
  id: string;
  /** What people call it by: the number of the library that borrows. */
  number: string;
  side: InterlibrarySide;
  peer_id: string;
  step: InterlibraryStep;
  step_since: string;
  begun_at: string;
  is_cancelling: Bit;
  /** Empty on the side that lends, and once the days for past loans are over. */
  patron_id: string;
  /** The ids of the request in messages: of the library that borrows, and of the one that lends. */
  requesting_id: string;
  supplying_id: string;
  /** The record at the library that lends. */
  record_id: string;
  title: string;
  author: string;
  edition: string;
  publisher: string;
  published: string;
  isbn: string;
  issn: string;
  note: string;
  /** Calendar dates. */
  need_before: string | null;
  due_date: string | null;
  /** Of the copy that was sent. */
  barcode: string;
  reason: UnfilledReason | '';
  reason_note: string;
  pickup_library: string;
  /** What the other library answered to a message of ours that it refused; empty else. */
  refused_with: string;
}

/** What was said about a request, by either side. Ours wait here until the other library has taken them. */
export interface InterlibraryMessageTable {
  tenant_id: string;
  id: string;
  request_id: string;
  is_ours: Bit;
  what: InterlibraryNote;
  note: string;
  at: string;
  /** Of a message that was heard: its digest, so that it is taken once. Of ours: its id. */
  fingerprint: string;
  /** XML of one that is not told yet; empty else. */
  body: string;
  tries: number;
  /** When it is told next; null once it is, and for what was heard. */
  tell_at: string | null;
}
