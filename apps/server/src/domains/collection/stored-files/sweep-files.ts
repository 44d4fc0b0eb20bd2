import type { Deps } from '../../../platform/deps.ts';
import { countFileRows } from './stored-file-store.ts';
import { sweepBytes } from './sweep-bytes.ts';
import { sweepRows } from './sweep-rows.ts';

export type SweepDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'fileOwners' | 'log'>;

/** What a sweep did, by count. */
export interface SweptFiles {
  /** Files that rows of a domain name got their own row: they are from before there were such rows. */
  readonly adopted: number;
  /** Files, rows, and uploads that were left, which belonged to nothing. */
  readonly removed: number;
  /** Rows whose bytes are not there, though a domain names them: something took them away. They stay, so that somebody sees it. */
  readonly missing: number;
}

/**
 * Nothing that is younger is an orphan: a file is put before its row is written, and its row before a domain names it. The clock of the
 * store may be wrong by hours.
 */
export const YOUNG_MS = 24 * 60 * 60 * 1000;

/** Compares the files of a library with their rows, and both with what the domains name. Folders that no domain owns are left alone. */
export async function sweepFiles(
  deps: SweepDeps,
  tenantId: string,
  signal?: AbortSignal,
): Promise<SweptFiles> {
  const before = new Date(deps.clock.now().getTime() - YOUNG_MS);
  const bytes = await sweepBytes(deps, tenantId, before, signal);
  // With as many files as rows none is missing, and a bucket need not be asked for each.
  const areAllThere = bytes.withRow + bytes.adopted === (await countFileRows(deps.db, tenantId));
  const rows = await sweepRows(deps, tenantId, { before, areAllThere }, signal);
  const unfinished = await deps.files.parts.removeUnfinished(tenantId, before);
  return {
    adopted: bytes.adopted,
    removed: bytes.removed + rows.removed + unfinished,
    missing: rows.missing,
  };
}
