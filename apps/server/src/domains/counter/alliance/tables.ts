import type { AllianceKind, AllianceSide, AllianceStep } from '@lectern/rules/alliance/steps';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    alliance_peer: AlliancePeerTable;
    alliance_message: AllianceMessageTable;
    alliance_code: AllianceCodeTable;
    alliance_transaction: AllianceTransactionTable;
    alliance_move: AllianceMoveTable;
  }
}

/**
 * A library that this one borrows from and lends to. It is a library of this installation, or has an address and a key, or is reached by
 * NCIP.
 */
export interface AlliancePeerTable {
  tenant_id: string;
  code: string;
  /** Shown to readers. */
  name: string;
  /** The mapping path of a library of this installation; empty for all others. */
  sibling: string;
  /** The portal of a library of another installation, `https://library.example.org/path`, or where it takes NCIP; empty for siblings. */
  address: string;
  /** Names the shared key, which is kept as the secret `alliance.CODE`; empty for siblings and by NCIP. */
  key_id: string;
  /** 1 where this library made the key, 2 where it was given the key: a message says which of the two sent it. */
  party: number;
  /** By NCIP: what the other library calls itself, and what it calls this one. Empty for libraries of the other wires. */
  agency: string;
  own_agency: string;
  created_at: string;
  /** When it was asked last, and what was wrong then: an OutsideFault, empty where it answered. Of a minute only the first is noted. */
  asked_at: string | null;
  fault: string;
  /** When a message of it was taken last, to the minute. */
  heard_at: string | null;
}

/** Messages that were taken, until they would be too old, so that none is taken twice. */
export interface AllianceMessageTable {
  tenant_id: string;
  peer_code: string;
  number: string;
  expires_at: string;
}

/** The authorization code of a reader. */
export interface AllianceCodeTable {
  tenant_id: string;
  patron_id: string;
  /** See Secrets.digest: the code itself is kept nowhere. */
  digest: string;
  expires_at: string;
}

/** A copy that one library lends to the reader of another, as one of the two knows it. Both have it under the same id. */
export interface AllianceTransactionTable {
  tenant_id: string;
  id: string;
  /** What people call it by. */
  number: string;
  side: AllianceSide;
  kind: AllianceKind;
  peer_code: string;
  step: AllianceStep;
  step_since: string;
  begun_at: string;
  /** The reader; empty on the side that lends, and once the library's days for past loans are over. */
  patron_id: string;
  /** The record at the library that lends. */
  record_id: string;
  title: string;
  author: string;
  isbn: string;
  /** The copy at the library that lends; empty until one is taken. */
  barcode: string;
  /** Calendar date of the library that lends. */
  due_date: string | null;
  /** The loan to the other library, on the side that lends. */
  loan_id: string | null;
  /** Where the reader gets the copy, on the side that borrows; empty for visits. */
  pickup_library: string;
  /** Why it was refused, for the reader. */
  reason: string;
  /** The other library has not confirmed the last move. */
  untold: Bit;
  /** How often it was told in vain. */
  tries: number;
  /** When it is told again; null where nothing is to tell. */
  tell_at: string | null;
}

/** What happened to a transaction. Rows are never changed. */
export interface AllianceMoveTable {
  id: string;
  tenant_id: string;
  transaction_id: string;
  step: AllianceStep;
  mover: 'reader' | 'staff' | 'other_library' | 'clock';
  moved_at: string;
}
