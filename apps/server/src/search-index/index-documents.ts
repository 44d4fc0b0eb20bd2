import type { SearchDocument } from '@lectern/search/search-engine';
import type { Deps } from '../deps.ts';
import { bibToSearchDocument } from './bib-to-search-document.ts';
import { findIndexRows, pageIndexRows } from './index-row-store.ts';

/** Bibs of one query and of one message to the engine: reading them keeps the event loop for a few milliseconds. */
const PAGE = 250;

type IndexDeps = Pick<Deps, 'db' | 'clock'>;

/** The documents of bibs; the ids that search must not find any more are absent. */
export async function documentsOf(
  { db, clock }: IndexDeps,
  tenantId: string,
  bibIds: readonly string[],
): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (let at = 0; at < bibIds.length; at += PAGE) {
    const rows = await findIndexRows(db, tenantId, bibIds.slice(at, at + PAGE), clock.now());
    for (const row of rows) documents.push(bibToSearchDocument(row));
  }
  return documents;
}

/** All documents of a tenant, page by page. `check` may raise to end it. */
export async function* allDocuments(
  { db, clock }: IndexDeps,
  tenantId: string,
  check: () => void,
): AsyncGenerator<SearchDocument[]> {
  let after = { createdAt: '', id: '' };
  for (;;) {
    check();
    const rows = await pageIndexRows(db, tenantId, after, PAGE, clock.now());
    const last = rows.at(-1);
    if (!last) return;
    after = last;
    yield rows.map(bibToSearchDocument);
  }
}
