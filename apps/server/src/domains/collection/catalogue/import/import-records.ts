import { setImmediate as othersTurn } from 'node:timers/promises';
import { detectFlavourOf } from '@lectern/marc/mapping/detect-flavour';
import type { ItemProfile } from '@lectern/marc/mapping/items/item-profile';
import type { MarcReadResult, RejectedRecord } from '@lectern/marc/marc-read-result';
import type { MarcFlavour } from '@lectern/marc/marc-record';
import { isStorageFull } from '../../../../platform/db/dialect.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { measureSizes } from '../../../../platform/db/measure-sizes.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { FIRST_BATCH_SIZE, nextBatchSize } from './batch-size.ts';
import { StorageFullError } from './import-errors.ts';
import { takeImportLease } from './import-lease.ts';
import { type ImportCounts, type ImportReport, noCounts } from './import-report.ts';
import { addImportRun, findStoppedRun, type ImportedFile, noteImportRun } from './import-run-store.ts';
import { readItemPlaces } from './item-places.ts';
import { readMarkRules } from './mark-rules.ts';
import type { ReadingRules } from './prepare-record.ts';
import { createSorter, type SortedRecord } from './sort-records.ts';
import { type RecordChange, storeBatch } from './store-batch.ts';

export interface ImportRequest {
  readonly tenantId: string;
  /** Names the system that the records come from: with the control number it is what a record is known by. */
  readonly source: string;
  /** Batches as `readMarc` gives them. */
  readonly records: AsyncIterable<readonly MarcReadResult[]>;
  /** Where told, a stopped import of the same file goes on behind what it stored. */
  readonly file?: ImportedFile;
  /** Found from the first records where absent. */
  readonly flavour?: MarcFlavour;
  /** Found for each record where absent. */
  readonly itemProfile?: ItemProfile;
  /** Called before what follows them is stored: with pieces that were no records, each once in a run that goes on. */
  readonly onRejected?: (rejected: readonly RejectedRecord[]) => Promise<void>;
  /** Called with the first record of a run, before anything is stored. */
  readonly onStart?: (run: {
    readonly runId: string;
    readonly resumedBehind: number;
  }) => Promise<void> | void;
  readonly onProgress?: (counts: Readonly<ImportCounts>) => void;
  /** Stops after the batch that is being stored. */
  readonly signal?: AbortSignal;
  /** How long to wait for another import of the source to end. */
  readonly patienceMs?: number;
}

export type ImportDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'catalogueUses'>;

/**
 * Stores the bibs and items of a file. Idempotent by source and control number: a record that is stored with the same content is left
 * alone, a changed one keeps its id, its items keep their ids and loans. Each transaction holds the write lock for a fraction of 100 ms,
 * notes how far the file is stored and carries the events of what it changed, so that stopping, killing or a full disk leave whole batches.
 *
 * @throws ImportRunningError, StorageFullError, and what reading the records throws (NotMarcError)
 */
export async function importRecords(deps: ImportDeps, request: ImportRequest): Promise<ImportReport> {
  const { tenantId, source, patienceMs } = request;
  const lease = await takeImportLease(deps, tenantId, source, patienceMs);
  try {
    return await runImport(deps, request, () => lease.renew());
  } finally {
    await lease.release();
  }
}

/** Records that are sorted together, at least: more of them, parsed, would only pass through the garbage collector. */
const SORTED_TOGETHER = 100;

const NO_FILE: ImportedFile = { name: '', size: 0, version: '' };

async function runImport(
  { db, clock, events, catalogueUses }: ImportDeps,
  request: ImportRequest,
  keepLease: () => Promise<void>,
): Promise<ImportReport> {
  const { tenantId, source, file, signal } = request;
  const places = await readItemPlaces(db, tenantId);
  const uses = await catalogueUses();
  const markRules = await readMarkRules(db, tenantId);
  const now = () => clock.now().toISOString();
  let runId = '';
  let recordsDone = 0;
  let resumedBehind = 0;
  let counts = noCounts();
  let size = FIRST_BATCH_SIZE;
  let longestLockMs = 0;

  /** A file that turns out to be no MARC leaves no run behind. */
  async function begin(): Promise<void> {
    const stopped = file && (await findStoppedRun(db, tenantId, source, file));
    if (stopped) {
      runId = stopped.id;
      resumedBehind = recordsDone = stopped.recordsDone;
      counts = { ...noCounts(), ...stopped.counts };
    } else runId = await addImportRun(db, tenantId, { source, file: file ?? NO_FILE, counts }, now());
    await request.onStart?.({ runId, resumedBehind });
  }

  async function commit(changes: readonly RecordChange[], upTo: number, state: 'running' | 'finished') {
    await keepLease();
    let lockedAt = 0;
    let after = counts;
    await inTransaction(db, async (tx) => {
      // Counted aside: a transaction that fails has not happened, and may be run again.
      after = structuredClone(counts);
      lockedAt = performance.now();
      await storeBatch(tx, tenantId, changes, { events, places, counts: after, uses, now: now() });
      await noteImportRun(tx, tenantId, { id: runId, recordsDone: upTo, counts: after, state }, now());
    });
    const lockMs = performance.now() - lockedAt;
    counts = after;
    recordsDone = upTo;
    longestLockMs = Math.max(longestLockMs, lockMs);
    size = nextBatchSize(size, changes.length, lockMs);
    request.onProgress?.(counts);
    await othersTurn();
  }

  /** Stores what sorting found, in the order of the file, in transactions of the size that the disk allows. */
  async function store(sorted: readonly SortedRecord[], upTo: number): Promise<void> {
    const rejected = sorted.flatMap((entry) => entry.rejected ?? []);
    if (rejected.length > 0) await request.onRejected?.(rejected);
    let changes: RecordChange[] = [];
    for (const entry of sorted) {
      entry.tally(counts);
      if (!entry.change) continue;
      changes.push(entry.change);
      if (changes.length < size) continue;
      await commit(changes, entry.index + 1, 'running');
      changes = [];
      if (signal?.aborted) return;
    }
    await commit(changes, upTo, 'running');
  }

  try {
    let sorter: ReturnType<typeof createSorter> | undefined;
    let duplicateNumbers: readonly string[] = [];
    for await (const batch of together(request.records, SORTED_TOGETHER)) {
      if (!sorter) {
        await begin();
        sorter = createSorter(db, tenantId, source, { ...rulesFor(request, batch), markRules });
        duplicateNumbers = sorter.duplicateNumbers;
      }
      const upTo = (batch.at(-1)?.position.index ?? -1) + 1;
      const fresh = sorter.skipStored(batch, recordsDone);
      if (fresh.length > 0) {
        await keepLease();
        await store(await sorter.sort(fresh), upTo);
      }
      if (signal?.aborted) return { ...report(duplicateNumbers), finished: false };
    }
    if (!sorter) await begin();
    await commit([], recordsDone, 'finished');
    await measureSizes(db);
    return report(duplicateNumbers);
  } catch (error) {
    if (isStorageFull(error)) throw new StorageFullError(recordsDone, error);
    throw error;
  }

  function report(duplicateNumbers: readonly string[]): ImportReport {
    return { runId, source, counts, resumedBehind, finished: true, duplicateNumbers, longestLockMs };
  }
}

function rulesFor(request: ImportRequest, first: readonly MarcReadResult[]): Omit<ReadingRules, 'markRules'> {
  const flavour =
    request.flavour ??
    detectFlavourOf(first.flatMap((result) => (result.kind === 'record' ? [result.record] : [])));
  return { flavour, ...(request.itemProfile && { itemProfile: request.itemProfile }) };
}

/** The same results in batches of `least` or more. */
async function* together(
  batches: AsyncIterable<readonly MarcReadResult[]>,
  least: number,
): AsyncGenerator<readonly MarcReadResult[]> {
  let pending: MarcReadResult[] = [];
  for await (const batch of batches) {
    pending.push(...batch);
    if (pending.length < least) continue;
    yield pending;
    pending = [];
  }
  if (pending.length > 0) yield pending;
}
