import type { Db } from '../../../platform/db/database.ts';
import { ContentMismatchError } from '../../../ports/files/files-errors.ts';
import type { FilesPort } from '../../../ports/files/files-port.ts';
import { FILES_AT_ONCE } from './named-keys.ts';
import { findFileRows, pageFileRows } from './stored-file-store.ts';

/** What was copied of a library, and what was left. */
export interface CopiedFiles {
  readonly copied: number;
  readonly bytes: number;
  /** Keys whose content is not that of their rows: they are not copied. */
  readonly changed: readonly string[];
  /** Keys of rows without a file where the copies are. */
  readonly missing: readonly string[];
}

/**
 * Copies all files of a library from one store to another. The size and hash of each are compared with those of its row, where it has one.
 */
export async function copyFiles(
  db: Db,
  { from, to }: { readonly from: FilesPort; readonly to: FilesPort },
  tenantId: string,
): Promise<CopiedFiles> {
  const changed: string[] = [];
  let [copied, bytes] = [0, 0];
  for await (const { key } of from.list(tenantId)) {
    const [row] = await findFileRows(db, tenantId, [key]);
    const content = await from.get(tenantId, key);
    if (!content) continue;
    const expected = row && { size: Number(row.size), sha256: row.sha256 };
    try {
      bytes += (await to.put(tenantId, key, content.body, expected)).size;
      copied++;
    } catch (error) {
      if (!(error instanceof ContentMismatchError)) throw error;
      changed.push(key);
    }
  }
  const missing = (await missingFiles(db, to, tenantId)).filter((key) => !changed.includes(key));
  return { copied, bytes, changed, missing };
}

async function missingFiles(db: Db, files: FilesPort, tenantId: string): Promise<string[]> {
  const missing: string[] = [];
  for await (const { file_key } of allRows(db, tenantId))
    if (!(await files.stat(tenantId, file_key))) missing.push(file_key);
  return missing;
}

/** All rows of a library, some at a time. */
export async function* allRows(db: Db, tenantId: string) {
  for (let after = ''; ; ) {
    const rows = await pageFileRows(db, tenantId, after, FILES_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.file_key;
  }
}
