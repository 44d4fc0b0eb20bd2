import { setImmediate as othersTurn } from 'node:timers/promises';
import { MAPPING_VERSION } from '@lectern/marc/bib';
import { decodeRaw } from '@lectern/marc/decode-raw';
import { ITEM_PROFILES } from '@lectern/marc/mapping/items/item-profiles';
import type { MarkRule } from '@lectern/marc/mapping/marks/mark-rule';
import type { CatalogueUse } from '../../../../platform/catalogue-use.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { FIRST_BATCH_SIZE, nextBatchSize } from './batch-size.ts';
import { listSources, pageSourceRows, type SourceRow } from './bib-store.ts';
import { takeImportLease } from './import-lease.ts';
import { type ImportCounts, noCounts } from './import-report.ts';
import { type ItemPlaces, readItemPlaces } from './item-places.ts';
import { readMarkRules } from './mark-rules.ts';
import { mapForStore } from './prepare-record.ts';
import { type RecordChange, storeBatch } from './store-batch.ts';

export interface RemapRequest {
  readonly tenantId: string;
  readonly onProgress?: (counts: Readonly<ImportCounts>) => void;
  readonly signal?: AbortSignal;
}

/**
 * Maps all stored records of a tenant again, without the files they came from. Bibs that come out as they are stay untouched; ids,
 * items and loans are kept as by an import. Records whose bytes can no longer be read are counted as rejected and left alone.
 *
 * @throws ImportRunningError where a source is being imported
 */
export async function remapAll(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'catalogueUses'>,
  request: RemapRequest,
): Promise<ImportCounts> {
  const counts = noCounts();
  const places = await readItemPlaces(deps.db, request.tenantId);
  const uses = await deps.catalogueUses();
  const markRules = await readMarkRules(deps.db, request.tenantId);
  for (const source of await listSources(deps.db, request.tenantId)) {
    const lease = await takeImportLease(deps, request.tenantId, source);
    try {
      await remapSource(deps, request, {
        source,
        places,
        uses,
        markRules,
        counts,
        keepLease: () => lease.renew(),
      });
    } finally {
      await lease.release();
    }
  }
  return counts;
}

async function remapSource(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  { tenantId, onProgress, signal }: RemapRequest,
  state: {
    readonly source: string;
    readonly places: ItemPlaces;
    readonly uses: readonly CatalogueUse[];
    readonly markRules: readonly MarkRule[];
    readonly counts: ImportCounts;
    readonly keepLease: () => Promise<void>;
  },
): Promise<void> {
  const { source, places, uses, markRules, counts } = state;
  let size = FIRST_BATCH_SIZE;
  let after = '';
  while (!signal?.aborted) {
    await state.keepLease();
    const rows = await pageSourceRows(db, tenantId, source, after, size);
    const last = rows.at(-1);
    if (!last) return;
    after = last.controlNumber;
    const changes = rows.flatMap((row) => remapped(row, source, markRules, counts));
    const now = clock.now().toISOString();
    let lockedAt = 0;
    await db.transaction().execute(async (tx) => {
      lockedAt = performance.now();
      await storeBatch(tx, tenantId, changes, { events, places, counts, uses, now });
    });
    if (changes.length > 0) size = nextBatchSize(size, changes.length, performance.now() - lockedAt);
    onProgress?.(counts);
    await othersTurn();
  }
}

function remapped(
  row: SourceRow,
  source: string,
  markRules: readonly MarkRule[],
  counts: ImportCounts,
): RecordChange[] {
  counts.records += 1;
  const record = decodeRaw(row.raw, row.format, row.encoding);
  if (!record) {
    counts.rejected += 1;
    return [];
  }
  const itemProfile = ITEM_PROFILES[row.itemProfile];
  const { described, items } = mapForStore(record, {
    flavour: row.flavour,
    ...(itemProfile && { itemProfile }),
    markRules,
  });
  if (described.bib === row.bib && row.mappingVersion === MAPPING_VERSION) {
    counts.unchanged += 1;
    return [];
  }
  const { raw, format, encoding, flavour } = row;
  const known = { ...row, suppressed: false };
  const identity = { source, controlNumber: row.controlNumber, contentHash: row.contentHash };
  const bib = {
    id: row.id,
    known,
    ...identity,
    described,
    raw,
    format,
    encoding,
    flavour,
    itemProfile: row.itemProfile,
  };
  return [{ kind: 'put', bib, items }];
}
