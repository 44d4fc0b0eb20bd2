import type { Tx } from '../../../../platform/db/database.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { filesOf } from '../store/file-store.ts';
import { lastPageOf } from '../store/page-store.ts';
import { blockSubjects } from './page-blocks.ts';
import { pagesChanged } from './pages-index.ts';

const AT_ONCE = 500;

/** Tells the index of pages that the pages of a file, from the first to the last one given, changed or are gone. */
export async function tellPages(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  tenantId: string,
  pages: { readonly fileId: string; readonly last: number },
  now: string,
): Promise<void> {
  const subjects = blockSubjects(pages.fileId, pages.last);
  for (let at = 0; at < subjects.length; at += AT_ONCE)
    await events.send(tx, pagesChanged, { tenantId, subjectIds: subjects.slice(at, at + AT_ONCE), now });
}

/** The same for all pages of one file as they are stored. */
export async function tellPagesOfFile(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  tenantId: string,
  fileId: string,
  now: string,
): Promise<void> {
  await tellPages(deps, tx, tenantId, { fileId, last: await lastPageOf(tx, tenantId, fileId) }, now);
}

/** The same for all files of an object: others may read it now, or it is somewhere else. */
export async function tellPagesOfObject(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  tenantId: string,
  objectId: string,
  now: string,
): Promise<void> {
  for (const { id } of await filesOf(tx, tenantId, [objectId]))
    await tellPagesOfFile(deps, tx, tenantId, id, now);
}
