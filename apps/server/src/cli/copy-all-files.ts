import { copyFiles } from '../domains/collection/stored-files/copy-files.ts';
import type { Db } from '../platform/db/database.ts';
import { listTenantRows } from '../platform/tenants/tenant-store.ts';
import type { FilesPort } from '../ports/files/files-port.ts';
import { printRow } from './print-row.ts';
import { number } from './progress.ts';

/**
 * Copies the files of all libraries and prints how many there were; each that could not be copied is a line with what is wrong, its
 * library and key. Answers the exit code: 1 where a file was left.
 */
export async function copyAllFiles(
  db: Db,
  stores: { readonly from: FilesPort; readonly to: FilesPort },
): Promise<number> {
  let [copied, bytes, left] = [0, 0, 0];
  for (const { id: tenantId } of await listTenantRows(db)) {
    const of = await copyFiles(db, stores, tenantId);
    copied += of.copied;
    bytes += of.bytes;
    left += of.changed.length + of.missing.length;
    for (const key of of.changed) printRow('changed', tenantId, key);
    for (const key of of.missing) printRow('missing', tenantId, key);
  }
  console.log(`${number(copied)} files (${number(bytes)} bytes) are copied, and their hashes are right.`);
  if (left > 0) console.log(`${number(left)} files were left: they are missing, or not what was stored.`);
  return left > 0 ? 1 : 0;
}
