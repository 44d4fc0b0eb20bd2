import type { Deps } from '../../../platform/deps.ts';
import type { FileOwner } from '../../../platform/file-owner.ts';
import { digestOf } from '../../../ports/files/digest.ts';
import type { FileEntry } from '../../../ports/files/files-port.ts';
import { folderOf } from './folder-of.ts';
import { FILES_AT_ONCE, namedKeys } from './named-keys.ts';
import { findFileRows, putFileRow } from './stored-file-store.ts';

type BytesDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'fileOwners'>;

/** Files without a row: those that a domain names get one, the others are removed unless they are young. Counts those that had one too. */
export async function sweepBytes(
  deps: BytesDeps,
  tenantId: string,
  before: Date,
  signal?: AbortSignal,
): Promise<{ readonly adopted: number; readonly removed: number; readonly withRow: number }> {
  const owners = await deps.fileOwners();
  const owned = new Set(owners.map(({ folder }) => folder));
  const swept = { adopted: 0, removed: 0, withRow: 0 };
  let batch: FileEntry[] = [];
  const sweepBatch = async () => {
    const unknown = await withoutRow(deps, tenantId, batch);
    swept.withRow += batch.length - unknown.length;
    for (const entry of unknown.filter(({ key }) => owned.has(folderOf(key)))) {
      // Asked again for each: a row may name the file since.
      const named = await namedKeys(deps.db, owners, tenantId, [entry.key]);
      if (named.has(entry.key)) swept.adopted += await adopt(deps, owners, tenantId, entry);
      else if (entry.modifiedAt < before) {
        await deps.files.remove(tenantId, entry.key);
        swept.removed++;
      }
    }
    batch = [];
  };
  for await (const entry of deps.files.list(tenantId)) {
    if (signal?.aborted) return swept;
    batch.push(entry);
    if (batch.length === FILES_AT_ONCE) await sweepBatch();
  }
  await sweepBatch();
  return swept;
}

async function withoutRow(
  { db }: BytesDeps,
  tenantId: string,
  entries: readonly FileEntry[],
): Promise<FileEntry[]> {
  if (entries.length === 0) return [];
  const rows = await findFileRows(
    db,
    tenantId,
    entries.map(({ key }) => key),
  );
  const known = new Set(rows.map((row) => row.file_key));
  return entries.filter(({ key }) => !known.has(key));
}

/** Reads a file for its row; 0 if it is gone meanwhile. */
async function adopt(
  { db, clock, files }: BytesDeps,
  owners: readonly FileOwner[],
  tenantId: string,
  { key }: FileEntry,
): Promise<number> {
  const content = await files.get(tenantId, key);
  if (!content) return 0;
  const folder = folderOf(key);
  await putFileRow(db, {
    ...(await digestOf(content.body)),
    tenant_id: tenantId,
    file_key: key,
    folder,
    media_type: owners.find((owner) => owner.folder === folder)?.mediaType ?? '',
    created_at: clock.now().toISOString(),
    missing_at: '',
  });
  return 1;
}
