import type { Deps } from '../../../platform/deps.ts';
import { removeFile } from './keep-file.ts';
import { FILES_AT_ONCE, namedKeys } from './named-keys.ts';
import { markMissing, pageFileRows, type StoredFileRow } from './stored-file-store.ts';

type RowsDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'fileOwners'>;

/** Rows that no domain names are removed with their bytes; those without bytes are marked. */
export async function sweepRows(
  deps: RowsDeps,
  tenantId: string,
  { before, areAllThere }: { readonly before: Date; readonly areAllThere: boolean },
  signal?: AbortSignal,
): Promise<{ readonly removed: number; readonly missing: number }> {
  const owners = await deps.fileOwners();
  const owned = new Set(owners.map(({ folder }) => folder));
  const swept = { removed: 0, missing: 0 };
  for (let after = ''; !signal?.aborted; ) {
    const rows = await pageFileRows(deps.db, tenantId, after, FILES_AT_ONCE);
    const named = await namedKeys(
      deps.db,
      owners,
      tenantId,
      rows.map((row) => row.file_key),
    );
    for (const row of rows) {
      const isOrphan = owned.has(row.folder) && !named.has(row.file_key);
      if (isOrphan && row.created_at < before.toISOString()) {
        await removeFile(deps, tenantId, row.file_key);
        swept.removed++;
      } else if (!isOrphan) swept.missing += await lookForBytes(deps, row, areAllThere);
    }
    const last = rows.at(-1);
    if (!last || rows.length < FILES_AT_ONCE) break;
    after = last.file_key;
  }
  return swept;
}

/** 1 if the bytes are missing. */
async function lookForBytes(
  { db, clock, files }: RowsDeps,
  row: StoredFileRow,
  areAllThere: boolean,
): Promise<number> {
  const isThere = areAllThere || (await files.stat(row.tenant_id, row.file_key)) !== undefined;
  const since = isThere ? '' : row.missing_at || clock.now().toISOString();
  if (since !== row.missing_at) await markMissing(db, row.tenant_id, row.file_key, since);
  return isThere ? 0 : 1;
}
