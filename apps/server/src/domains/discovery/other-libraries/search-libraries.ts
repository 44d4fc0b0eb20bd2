import type { searchLibraries } from '@lectern/contracts/discovery/other-libraries/search-libraries';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { RemoteField } from '@lectern/contracts/people/tenant/source-settings';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { askLibrary } from './ask-library.ts';
import { foldHits } from './fold-hits.ts';
import type { OtherLibrary } from './libraries.ts';

/** A page of a search in some libraries: all are asked at once, and each in its own time. */
export async function searchInLibraries(
  deps: Pick<Deps, 'remoteCatalogue' | 'log'>,
  context: Pick<CallContext, 'tenant' | 'requestId'>,
  libraries: readonly OtherLibrary[],
  {
    words,
    field,
    page,
    rows,
  }: { readonly words: string; readonly field: RemoteField; readonly page: number; readonly rows: number },
): Promise<InputOf<typeof searchLibraries.output>> {
  const query = { words, field, offset: (page - 1) * rows, limit: rows };
  const asked = await Promise.all(libraries.map((library) => askLibrary(deps, context, library, query)));
  const sites = asked.map(({ says }) => says);
  const counts = sites.flatMap(({ numFound }) => numFound ?? []);
  return {
    page,
    numFound: counts.reduce((sum, count) => sum + count, 0),
    pages: Math.ceil(Math.max(0, ...counts) / rows),
    sites,
    searchResult: foldHits(asked, query),
  };
}
