import type {
  PointEvent,
  PointKind,
  PointOperation,
  PointPlatform,
} from '@lectern/contracts/shelf/points/fields';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    point_terms: PointTermsTable;
    point_rule: PointRuleTable;
    point_account: PointAccountTable;
    point_entry: PointEntryTable;
  }
}

/** How points of a library are good for and spent. A library without a row has no points. */
export interface PointTermsTable {
  tenant_id: string;
  /** Null: for ever. */
  valid_days: number | null;
  pays: Bit;
  /** What one point pays, in minor units of the tenant's currency. */
  minor_units: number;
  least_points: number;
  most_a_day: number | null;
}

export interface PointRuleTable {
  tenant_id: string;
  event: PointEvent;
  /** Negative to take points away. */
  points: number;
  times_a_day: number | null;
}

/** The points of a reader: the sum of the changes. Its row is locked while they change. */
export interface PointAccountTable {
  tenant_id: string;
  patron_id: string;
  balance: number;
}

/** What gave a reader points or took them. Only `remaining` changes later. */
export interface PointEntryTable {
  tenant_id: string;
  id: string;
  patron_id: string;
  kind: PointKind;
  operation: PointOperation;
  change: number;
  /** The points of the reader after it. */
  balance: number;
  /** What is left of the points that it gave; 0 of one that took. */
  remaining: number;
  expires_at: string | null;
  /** What it is for, once: `loan_on_time/` and the id of the loan. */
  cause: string;
  platform: PointPlatform;
  /** For people: why staff corrected it. */
  note: string;
  made_at: string;
}
