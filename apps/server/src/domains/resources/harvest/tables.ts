import type {
  HarvestDeletions,
  HarvestFault,
  HarvestReason,
  HarvestRhythm,
  HarvestState,
} from '@lectern/contracts/resources/harvest/harvest-kinds';
import type { ObjectKind } from '@lectern/contracts/resources/repository/kinds';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    harvest_source: HarvestSourceTable;
    harvest_run: HarvestRunTable;
    harvest_item: HarvestItemTable;
    harvest_left_out: HarvestLeftOutTable;
  }
}

/** A repository that is harvested by OAI-PMH. */
export interface HarvestSourceTable {
  id: string;
  tenant_id: string;
  name: string;
  address: string;
  prefix: string;
  set_spec: string;
  /** Where new documents go, with these rights. */
  collection_id: string;
  policy_id: string;
  /** What they are where the record does not say. */
  kind: ObjectKind;
  is_open: Bit;
  deletions: HarvestDeletions;
  rhythm: HarvestRhythm;
  is_on: Bit;
  /** A date of the source: the next run asks for what changed since then. Empty for all. */
  changed_since: string;
  /** When it is harvested by itself; empty if it is not. */
  next_at: string;
  created_at: string;
  updated_at: string;
}

/** One harvest, from its first answer to its last. What it knows is written with the records of each answer. */
export interface HarvestRunTable {
  id: string;
  tenant_id: string;
  source_id: string;
  /** Empty where the clock began it. */
  staff_id: string;
  state: HarvestState;
  is_whole: Bit;
  /** Staff want it to stop. */
  is_stopping: Bit;
  /** The date that it asks from; empty for all. */
  from_date: string;
  /** As the source says it: `YYYY-MM-DD`, or to the second; empty before it was asked. */
  granularity: string;
  /** The date of its first answer, by the clock of the source. */
  response_date: string;
  /** Behind which it goes on; empty at the beginning. */
  token: string;
  pages: number;
  /** Answers without a record in a row. */
  empty_pages: number;
  /** A hash of the identifiers of an earlier answer: the same again is a loop. */
  mark: string;
  /** Failed asks in a row. */
  attempts: number;
  /** How often it began anew because a token was refused. */
  restarts: number;
  total: number;
  /** JSON: `HarvestCounts`. */
  counts: string;
  fault: HarvestFault | '';
  message: string;
  started_at: string;
  ended_at: string;
  next_at: string;
}

/** A record of a source, and the object that it became. */
export interface HarvestItemTable {
  /** A hash of source and identifier. */
  id: string;
  tenant_id: string;
  source_id: string;
  identifier: string;
  object_id: string;
  /** A hash of what was read of the record. */
  record_hash: string;
  /** JSON: hashes of the columns as they came last. A column that is another now was changed by staff. */
  marks: string;
  /** 1: it is gone at the source, and its object was hidden. */
  is_deleted: Bit;
  /** The last whole run in which it came. */
  run_id: string;
}

/** A record that became nothing. */
export interface HarvestLeftOutTable {
  id: string;
  tenant_id: string;
  run_id: string;
  identifier: string;
  reason: HarvestReason;
  made_at: string;
}
