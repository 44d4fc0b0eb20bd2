import type { SearchDocument } from '@lectern/search/search-document';
import type { IndexChanges } from '@lectern/search/search-engine';
import type { Db } from '../../../../platform/db/database.ts';
import { eventType } from '../../../../platform/events/event-type.ts';
import type { KeptIndex } from '../../../../platform/kept-index.ts';
import { findObjects } from '../store/object-store.ts';
import { filesWithText, findFiles, lastPageOf, pagesOfFile } from '../store/page-store.ts';
import type { DigitalFileTable, DigitalObjectTable } from '../tables.ts';
import { blockOf, blockSubjects, PAGES_OF_BLOCK, type PageBlock, pagesOfBlock } from './page-blocks.ts';
import { pageDocument, pageId } from './page-documents.ts';

/** Pages of a file changed, or who may read them. The subject is a block of pages: `blockSubjects`. */
export const pagesChanged = eventType('pages.changed');

const FILES_AT_ONCE = 100;
const BLOCKS_AT_ONCE = 50;

/** The engine's index of the pages of a library. No tenant has a space in its id. */
export function pagesIndexOf(tenantId: string): string {
  return `${tenantId} pages`;
}

/**
 * The pages of all documents that are no drafts, with what decides who may read them. An index of its own: pages are many and long, and
 * words in them say nothing of how rare a word is in the catalogue.
 */
export const pagesIndex: KeptIndex = {
  consumer: { name: 'search-pages', hears: pagesChanged },
  table: 'page_index',
  version: 1,
  subjectsAtOnce: BLOCKS_AT_ONCE,
  nameOf: pagesIndexOf,
  async *all(db, { tenantId }) {
    for (let after = ''; ; ) {
      const files = await filesWithText(db, tenantId, { after, limit: FILES_AT_ONCE });
      const objects = await objectsOf(db, tenantId, files);
      for (const file of files) {
        const object = objects.get(file.object_id);
        if (object) yield* documentsOfFile(db, object, file);
      }
      const last = files.at(-1);
      if (last === undefined || files.length < FILES_AT_ONCE) return;
      after = last.id;
    }
  },
  async changes(db, { tenantId }, subjects) {
    const blocks = subjects.map(blockOf);
    const files = await findFiles(db, tenantId, [...new Set(blocks.map(({ fileId }) => fileId))]);
    const objects = await objectsOf(db, tenantId, files);
    const byId = new Map(files.map((file) => [file.id, file]));
    const changes = { put: [] as SearchDocument[], remove: [] as string[] };
    for (const block of blocks) {
      const file = byId.get(block.fileId);
      const object = file && objects.get(file.object_id);
      const { put, remove } = await changesOfBlock(db, tenantId, block, file && object && { file, object });
      changes.put.push(...put);
      changes.remove.push(...remove);
    }
    return changes;
  },
  // The day on which a page opens is in its document.
  turned: async () => [],
};

/** The objects of files that are searched: no drafts. */
async function objectsOf(
  db: Db,
  tenantId: string,
  files: readonly DigitalFileTable[],
): Promise<ReadonlyMap<string, DigitalObjectTable>> {
  const ids = [...new Set(files.map(({ object_id }) => object_id))];
  const rows = await findObjects(db, tenantId, ids);
  return new Map(rows.filter(({ is_open }) => is_open === 1).map((row) => [row.id, row]));
}

async function* documentsOfFile(
  db: Db,
  object: DigitalObjectTable,
  file: DigitalFileTable,
): AsyncGenerator<SearchDocument[]> {
  const { tenant_id: tenantId, id } = file;
  for (const subject of blockSubjects(id, await lastPageOf(db, tenantId, id))) {
    const pages = await pagesOfFile(db, tenantId, id, blockOf(subject));
    yield pages.map((page) => pageDocument(object, file, page));
  }
}

async function changesOfBlock(
  db: Db,
  tenantId: string,
  block: PageBlock,
  shown: { readonly file: DigitalFileTable; readonly object: DigitalObjectTable } | undefined,
): Promise<IndexChanges> {
  const pages = shown ? await pagesOfFile(db, tenantId, block.fileId, block) : [];
  const put = shown ? pages.map((page) => pageDocument(shown.object, shown.file, page)) : [];
  if (put.length === PAGES_OF_BLOCK) return { put, remove: [] };
  const found = new Set(put.map(({ id }) => id));
  const all = pagesOfBlock(block).map((page) => pageId(block.fileId, page));
  return { put, remove: all.filter((id) => !found.has(id)) };
}
