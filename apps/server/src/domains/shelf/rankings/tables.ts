import type { RankingRange } from '@lectern/contracts/shelf/rankings/ranges';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    daily_sum: DailySumTable;
    daily_sum_state: DailySumStateTable;
    ranking_place: RankingPlaceTable;
    reading_group: ReadingGroupTable;
    ranking_made: RankingMadeTable;
  }
}

/** What is counted for each title and day. `eresource`, `title`: how often a database, or a title of one, was opened. */
export const SUM_KINDS = ['loan', 'favourite', 'rating', 'eresource', 'title'] as const;
export type SumKind = (typeof SUM_KINDS)[number];

/** The lists that are made of the sums. `group`: of groups of readers, see ReadingGroupTable. */
export type RankingName = 'loan' | 'favourite' | 'best' | 'worst' | 'eresource' | 'title';

/** How often something happened to a title on a day. It names no reader. */
export interface DailySumTable {
  tenant_id: string;
  kind: SumKind;
  /** Calendar date of the tenant's time zone. */
  day: string;
  record_id: string;
  count: number;
  /** The stars of all ratings of the day together; 0 for other kinds. */
  points: number;
}

/** The last day that was counted. */
export interface DailySumStateTable {
  tenant_id: string;
  kind: SumKind;
  counted_until: string;
}

export interface RankingPlaceTable {
  tenant_id: string;
  ranking: RankingName;
  span: RankingRange;
  /** From 1. */
  place: number;
  record_id: string;
  count: number;
  points: number;
}

/** A group of readers with enough borrowers to be told. */
export interface ReadingGroupTable {
  tenant_id: string;
  span: RankingRange;
  code: string;
  /** Names as JSON. */
  names: string;
  loan_count: number;
  reader_count: number;
}

/** When a list was made. `total`: its places; of the groups: all loans of the time. */
export interface RankingMadeTable {
  tenant_id: string;
  ranking: RankingName | 'group';
  span: RankingRange;
  made_at: string;
  total: number;
}
