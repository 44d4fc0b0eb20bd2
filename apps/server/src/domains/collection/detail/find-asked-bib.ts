import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { UNAVAILABLE } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { normaliseIsbn } from '@lectern/rules/isbn';
import type { Deps } from '../../../platform/deps.ts';
import { askEngine } from '../../../ports/search-engine/ask-engine.ts';
import { type BibRecord, findBib } from '../catalogue/records/find-bibs.ts';

/** The input of the calls of a record page; see `askedRecord`. */
export interface AskedRecord {
  readonly recordId?: string | undefined;
  readonly isbn?: string | undefined;
}

/**
 * The record that a call of the record page names: by its id, else by ISBN, which the index knows. UNAVAILABLE while the search is away,
 * because then nobody knows whether the library has the ISBN.
 */
export async function findAskedBib(
  deps: Pick<Deps, 'db' | 'search'>,
  tenantId: string,
  { recordId, isbn = '' }: AskedRecord,
): Promise<BibRecord | Refusal<'BIB_NOT_FOUND' | 'UNAVAILABLE'>> {
  const id = recordId ?? (await findIdByIsbn(deps, tenantId, isbn));
  if (isRefusal(id)) return id;
  return (id && (await findBib(deps.db, tenantId, id))) || refuse(BIB_NOT_FOUND);
}

/** The id of the best record with an ISBN; empty where there is none. */
async function findIdByIsbn(
  deps: Pick<Deps, 'search'>,
  tenantId: string,
  isbn: string,
): Promise<string | Refusal<'UNAVAILABLE'>> {
  const text = normaliseIsbn(isbn);
  if (text === undefined) return '';
  const query = { kind: 'text', field: 'isbn', text, match: 'exact' } as const;
  const found = await askEngine(deps, tenantId, { query, offset: 0, limit: 1 });
  return isRefusal(found) ? refuse(UNAVAILABLE) : (found.hits[0]?.id ?? '');
}
