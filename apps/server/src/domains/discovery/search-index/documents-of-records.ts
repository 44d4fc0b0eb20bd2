import type { Bib } from '@lectern/marc/bib';
import type { SearchDocument } from '@lectern/search/search-document';
import type { Deps } from '../../../platform/deps.ts';
import { bibToSearchDocument, type IndexRow } from './bib-to-search-document.ts';
import { classSchemeOfId } from './index-documents.ts';
import { findIndexRows } from './index-row-store.ts';
import { indexSources } from './items-for-index.ts';

/** A record, and what search reads of it. */
export interface ReadRecord {
  readonly row: IndexRow;
  readonly document: SearchDocument;
  /** The same with an earlier description and the copies of now, where there is one. */
  readonly earlier: SearchDocument | undefined;
}

/** The records with these ids that search may find, as the index has them; those with an earlier description with this one too. */
export async function readRecords(
  deps: Pick<Deps, 'db' | 'clock' | 'ils' | 'tenants' | 'onlineTitles' | 'onlineCollections'>,
  tenantId: string,
  bibIds: readonly string[],
  earlierOf: (bibId: string) => Bib | undefined,
): Promise<ReadRecord[]> {
  const scheme = await classSchemeOfId(deps.tenants, tenantId);
  const sources = await indexSources(deps, tenantId);
  const rows = await findIndexRows(sources, tenantId, bibIds, deps.clock.now());
  return rows.map((row) => {
    const bib = earlierOf(row.id);
    return {
      row,
      document: bibToSearchDocument(row, scheme),
      earlier: bib && bibToSearchDocument({ ...row, bib }, scheme),
    };
  });
}
