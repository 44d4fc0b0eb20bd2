import type { StationKind } from '@lectern/contracts/counter/self-check/station-views';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    self_check_station: SelfCheckStationTable;
    self_check_visit: SelfCheckVisitTable;
    self_check_code: SelfCheckCodeTable;
  }
}

/** A computer that staff opened for readers. Closing it deletes the row. */
export interface SelfCheckStationTable {
  id: string;
  tenant_id: string;
  kind: StationKind;
  library_code: string;
  name: string;
  /** SHA-256 of the token that the computer keeps. */
  token_hash: string;
  opened_at: string;
  /** Written at most once a minute. */
  seen_at: string;
}

/** Who can lend to themselves in a place: one reader at a station, or the session of a reader with a phone. */
export interface SelfCheckVisitTable {
  tenant_id: string;
  /** The id of the station, or the hash of the reader's session. */
  place: string;
  patron_id: string;
  library_code: string;
  /** The request that can be fetched, where the reader came with its pickup code; then nothing else can be. */
  request_id: string | null;
  /** What was lent, for the receipt: a JSON list. */
  loan_ids: string;
  started_at: string;
  /** Moved on by each scan. */
  expires_at: string;
}

/** The one-time code with which a reader signs in at a station. */
export interface SelfCheckCodeTable {
  tenant_id: string;
  patron_id: string;
  /** An HMAC with the key of the installation: eight digits could be found from a plain hash. */
  digest: string;
  expires_at: string;
}
