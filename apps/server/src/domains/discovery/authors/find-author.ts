import { AUTHOR_NOT_FOUND } from '@lectern/contracts/discovery/authors/errors';
import { MOST_READ_WORKS } from '@lectern/contracts/discovery/authors/get-author-info';
import { SEARCH_UNAVAILABLE } from '@lectern/contracts/discovery/search/errors';
import { UNAVAILABLE } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Creator } from '@lectern/marc/bib';
import type { Query } from '@lectern/search/search-engine';
import type { Deps } from '../../../platform/deps.ts';
import { askEngine } from '../../../ports/search-engine/ask-engine.ts';
import { type BibRecord, findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { type AskedRecord, findAskedBib } from '../../collection/detail/find-asked-bib.ts';
import { formKey, formsOf } from './name-forms.ts';

type AuthorDeps = Pick<Deps, 'db' | 'search'>;

/** Forms of a name that are sought at most: a query has limits. */
const MOST_FORMS = 12;
/** Newest first; the same order for what is read and what is listed. */
export const NEWEST_FIRST = { key: 'year', descending: true } as const;

/** An author with the works that were read. */
export interface FoundAuthor {
  /** Finds the works of the author. */
  readonly query: Query;
  /** All forms of the name, each once, those of the newest records first. */
  readonly forms: readonly string[];
  /** The newest works, at most MOST_READ_WORKS, each with the author among its creators. */
  readonly works: readonly { readonly record: BibRecord; readonly creator: Creator }[];
}

/**
 * The author of a name, else the main creator of a record. Works are found by the forms of the name that their records have in common: a
 * record with the name in two scripts joins the works that have one of them.
 */
export async function findAuthor(
  deps: AuthorDeps,
  tenantId: string,
  asked: AskedRecord & { readonly author?: string | undefined },
): Promise<FoundAuthor | Refusal<'AUTHOR_NOT_FOUND' | 'SEARCH_UNAVAILABLE' | 'UNAVAILABLE'>> {
  const first = asked.author ? [asked.author] : await formsOfMainCreator(deps, tenantId, asked);
  if (isRefusal(first)) return first;
  const found = await worksOf(deps, tenantId, first);
  if (isRefusal(found)) return found;
  const isMore = found.forms.length > first.length;
  const all = isMore ? await worksOf(deps, tenantId, found.forms) : found;
  if (isRefusal(all)) return all;
  return all.works.length > 0 ? all : refuse(AUTHOR_NOT_FOUND);
}

async function formsOfMainCreator(
  deps: AuthorDeps,
  tenantId: string,
  asked: AskedRecord,
): Promise<readonly string[] | Refusal<'AUTHOR_NOT_FOUND' | 'UNAVAILABLE'>> {
  const record = await findAskedBib(deps, tenantId, asked);
  if (isRefusal(record)) return refuse(record.code === 'UNAVAILABLE' ? UNAVAILABLE : AUTHOR_NOT_FOUND);
  const { creators } = record.bib;
  const main = creators.find(({ primary }) => primary) ?? creators[0];
  return main ? formsOf(main) : refuse(AUTHOR_NOT_FOUND);
}

/** The works with one of these forms, and all forms that their records have. */
async function worksOf(
  deps: AuthorDeps,
  tenantId: string,
  forms: readonly string[],
): Promise<FoundAuthor | Refusal<'AUTHOR_NOT_FOUND' | 'SEARCH_UNAVAILABLE'>> {
  const query = queryOf(forms);
  const request = { query, sort: NEWEST_FIRST, offset: 0, limit: MOST_READ_WORKS };
  const found = await askEngine(deps, tenantId, request);
  if (isRefusal(found))
    return refuse(found.code === 'SEARCH_UNAVAILABLE' ? SEARCH_UNAVAILABLE : AUTHOR_NOT_FOUND);
  const ids = found.hits.map(({ id }) => id);
  const records = await findBibs(deps.db, tenantId, ids);
  const keys = new Set(forms.map(formKey));
  const works = ids.flatMap((id) => {
    const record = records.get(id);
    const creator = record?.bib.creators.find((one) => formsOf(one).some((form) => keys.has(formKey(form))));
    return record && creator ? [{ record, creator }] : [];
  });
  const known = new Map(
    works.flatMap(({ creator }) => formsOf(creator)).map((form) => [formKey(form), form]),
  );
  for (const form of forms) if (!known.has(formKey(form))) known.set(formKey(form), form);
  return { query, forms: [...known.values()].slice(0, MOST_FORMS), works };
}

function queryOf(forms: readonly string[]): Query {
  return {
    kind: 'or',
    of: forms.map((text) => ({ kind: 'text', field: 'author', text, match: 'exact' })),
  };
}
