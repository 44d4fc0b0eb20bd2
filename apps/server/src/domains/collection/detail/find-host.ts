import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { DocType } from '@lectern/marc/bib';
import type { SearchRequest } from '@lectern/search/search-engine';
import type { Deps } from '../../../platform/deps.ts';
import { askEngine } from '../../../ports/search-engine/ask-engine.ts';
import type { BibRecord } from '../catalogue/records/find-bibs.ts';
import { findByControlNumber } from '../catalogue/records/find-by-control-number.ts';

type HostDeps = Pick<Deps, 'db' | 'search'>;

const SERIALS: readonly DocType[] = ['journal', 'newspaper'];
const BOOKS: readonly DocType[] = ['book', 'ebook', 'conference'];

/**
 * The journal or book that holds an article or chapter, with its record if the library has it: by control number, else by ISSN or ISBN.
 * Null for other records.
 */
export async function findHost(
  deps: HostDeps,
  tenantId: string,
  { id, bib }: BibRecord,
): Promise<BibDetail['host']> {
  const { host } = bib;
  if (!host) return null;
  const { issn = '', isbn = '', part = '', controlNumbers = [] } = host;
  const recordId =
    (await findByControlNumber(deps.db, tenantId, id, controlNumbers)) ??
    (await findByNumber(deps, tenantId, 'issn', issn, SERIALS)) ??
    (await findByNumber(deps, tenantId, 'isbn', isbn, BOOKS));
  return { title: host.vernacular ?? host.title, part, issn, recordId: recordId ?? null };
}

/** The record with a standard number; undefined also while the search is away. */
async function findByNumber(
  deps: HostDeps,
  tenantId: string,
  field: 'issn' | 'isbn',
  text: string,
  docTypes: readonly DocType[],
): Promise<string | undefined> {
  if (text === '') return undefined;
  const request: SearchRequest = {
    query: { kind: 'text', field, text, match: 'exact' },
    filters: [{ field: 'docType', anyOf: docTypes }],
    offset: 0,
    limit: 1,
  };
  const found = await askEngine(deps, tenantId, request);
  return isRefusal(found) ? undefined : found.hits[0]?.id;
}
