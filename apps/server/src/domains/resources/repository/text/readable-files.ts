import type { Db } from '../../../../platform/db/database.ts';
import type { SeenFile } from '../find-seen.ts';
import { rightsOf } from '../rights/asking.ts';
import { openPages } from '../rights/may-do.ts';
import type { Seeing } from '../seeing.ts';
import { findObjects } from '../store/object-store.ts';
import { findFiles } from '../store/page-store.ts';
import { ALL_PAGES, fileOfStamp, fileStamp } from './page-rights.ts';

/** A file of which the caller may read pages now. */
export interface ReadableFile extends SeenFile {
  /** From the first; `ALL_PAGES` where the file is open as a whole. */
  readonly open: number;
}

/**
 * The files of some stamps that the caller may read now, as the database has them. A file is left out if its documents were written with
 * other rights than it has now: what the index says of it may be more than the caller may know.
 */
export async function readableFiles(
  db: Db,
  seeing: Seeing,
  stamps: readonly string[],
): Promise<ReadonlyMap<string, ReadableFile>> {
  const { tenant, tree, asking } = seeing;
  const known = new Set(stamps);
  const files = await findFiles(db, tenant.id, stamps.map(fileOfStamp));
  const rows = await findObjects(db, tenant.id, [...new Set(files.map(({ object_id }) => object_id))]);
  const objects = new Map(rows.map((row) => [row.id, row]));
  const readable = new Map<string, ReadableFile>();
  for (const file of files) {
    const object = objects.get(file.object_id);
    if (object?.is_open !== 1 || !tree.find(object.collection_id)) continue;
    if (!known.has(fileStamp(object, file))) continue;
    const rights = rightsOf(asking, object, file);
    const open = openPages(ALL_PAGES, rights, asking.asker);
    if (open > 0) readable.set(file.id, { object, file, rights, open });
  }
  return readable;
}
