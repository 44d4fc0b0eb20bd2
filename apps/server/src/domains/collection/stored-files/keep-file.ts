import type { Readable } from 'node:stream';
import type { Deps } from '../../../platform/deps.ts';
import type { ContentDigest } from '../../../ports/files/files-port.ts';
import { folderOf } from './folder-of.ts';
import { deleteFileRow, putFileRow } from './stored-file-store.ts';

/** A file to keep. The key is new: no other file has it or had it. */
export interface NewFile {
  readonly key: string;
  /** By the content, not by what was said of it. */
  readonly mediaType: string;
  readonly content: Uint8Array | Readable;
}

/**
 * Stores a file and its row. A row of its domain names the key afterwards, within a day: what nobody names then is removed.
 * @throws FilesUnavailableError
 */
export async function keepFile(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  tenantId: string,
  { key, mediaType, content }: NewFile,
): Promise<ContentDigest> {
  const digest = await files.put(tenantId, key, content);
  await putFileRow(db, {
    ...digest,
    tenant_id: tenantId,
    file_key: key,
    folder: folderOf(key),
    media_type: mediaType,
    created_at: clock.now().toISOString(),
    missing_at: '',
  });
  return digest;
}

/** Removes a file that no row names any more. The bytes go first: a row without them is removed by the sweep. */
export async function removeFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  tenantId: string,
  key: string,
): Promise<void> {
  await files.remove(tenantId, key);
  await deleteFileRow(db, tenantId, key);
}
