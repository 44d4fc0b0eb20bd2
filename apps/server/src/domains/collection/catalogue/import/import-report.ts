import type { RecordKind } from '@lectern/marc/record-kind';

/** What an import did so far; all numbers count records of the file, or items. Plain JSON: kept with the run. */
export interface ImportCounts {
  /** Read from the file, whatever became of them. */
  records: number;
  created: number;
  updated: number;
  /** Stored already with the same content. */
  unchanged: number;
  /** Marked as deleted (leader/05 d) and removed. */
  deleted: number;
  /** Marked as deleted, but lent once or waited for: kept, no longer found. */
  suppressed: number;
  /** Marked as deleted and not there. */
  deletedUnknown: number;
  /** Further records with a control number that the file had before; the last one wins. */
  duplicates: number;
  rejected: number;
  /** Not bibliographic. */
  skipped: Partial<Record<RecordKind, number>>;
  /** Read in spite of a defect, by kind of defect. */
  warnings: Record<string, number>;
  itemsCreated: number;
  itemsUpdated: number;
  itemsDeleted: number;
  /** No longer in their record, but lent once: kept as withdrawn. */
  itemsWithdrawn: number;
  /** Came to another bib with their barcode. */
  itemsMoved: number;
  /** Library codes that the tenant does not have, with the number of items. */
  unknownLibraries: Record<string, number>;
}

export interface ImportReport {
  readonly runId: string;
  readonly source: string;
  readonly counts: ImportCounts;
  /** Records that an earlier, stopped run of the same file had stored. */
  readonly resumedBehind: number;
  /** False where it was told to stop before the end of the file. */
  readonly finished: boolean;
  /** The first control numbers that came twice. */
  readonly duplicateNumbers: readonly string[];
  /** The longest time that one transaction held the write lock. */
  readonly longestLockMs: number;
}

export function noCounts(): ImportCounts {
  return {
    records: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    deleted: 0,
    suppressed: 0,
    deletedUnknown: 0,
    duplicates: 0,
    rejected: 0,
    skipped: {},
    warnings: {},
    itemsCreated: 0,
    itemsUpdated: 0,
    itemsDeleted: 0,
    itemsWithdrawn: 0,
    itemsMoved: 0,
    unknownLibraries: {},
  };
}

/** Adds one to a named count. */
export function countUp(counts: Record<string, number | undefined>, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by;
}
