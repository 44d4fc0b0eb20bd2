import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { fold } from '@lectern/search/analysis/fold';
import { numbersIn } from '@lectern/search/analysis/number-forms';
import type { PreparedSearch } from '../state/prepare-search.ts';
import { searchWords } from '../state/search-words.ts';

/**
 * The words that a search may also be asked by meaning; undefined where words alone are wanted. Whoever names a field, joins words by
 * operators or quotes, wants another order or a heading has said what must be in a record.
 */
export function meaningWords(
  { state, query, conditions = [] }: PreparedSearch,
  { search }: Pick<TenantSettings, 'search'>,
): string | undefined {
  if (!search.meaning || state.wordsOnly || state.literal || state.group !== '' || conditions.length > 0)
    return undefined;
  if (state.sortField !== 'relevance' || state.sortClause !== 'asc') return undefined;
  // One text in any field: no operators, quotes, condition rows.
  if (query.kind !== 'text' || query.field !== 'any') return undefined;
  if (query.match !== 'all' && query.match !== 'any') return undefined;
  const words = searchWords(query.text);
  return words.length === 0 || words.every(isNumber) ? undefined : query.text;
}

/** An ISBN, a class or call number, a barcode. */
function isNumber(word: string): boolean {
  return numbersIn(fold(word)).length > 0;
}
