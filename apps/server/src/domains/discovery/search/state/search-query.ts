import type { SearchField, SearchState } from '@lectern/contracts/discovery/search/search-state';
import { asksNothing } from '@lectern/rules/asks-nothing';
import { parseQuery } from '@lectern/search/query/parse-query';
import type { MatchMode, Query } from '@lectern/search/search-engine';

const MATCH_MODES: Readonly<Record<number, MatchMode>> = { 1: 'exact', 2: 'all', 3: 'any', 4: 'prefix' };

type Words = Pick<SearchState, 'keyWord' | 'searchField' | 'matchMode' | 'searchItems'>;

/** Words in one field, with the operators that a reader may write in them. */
export function wordsQuery(text: string, field: SearchField, matchMode: number): Query {
  return parseQuery(text, { field, match: MATCH_MODES[matchMode] ?? 'all' });
}

/** The query of a search: keyWord and the rows, both of which must hold. Everything where both are empty. */
export function queryOf(state: Words): Query {
  const rows = rowsQuery(state.searchItems);
  if (asksNothing(state.keyWord)) return rows ?? { kind: 'everything' };
  const words = wordsQuery(state.keyWord, state.searchField, state.matchMode);
  return rows ? join('and', words, rows) : words;
}

/** True where neither keyWord nor any row holds a word. */
export function asksNoWords({ keyWord, searchItems }: Words): boolean {
  return [keyWord, ...searchItems.map(({ value }) => value)].every(asksNothing);
}

/** Rows from the first down: each is joined to all above it. Undefined without a row that has a value. */
function rowsQuery(rows: SearchState['searchItems']): Query | undefined {
  let above: Query | undefined;
  for (const { field, value, matchMode, operator } of rows) {
    if (asksNothing(value)) continue;
    const words = wordsQuery(value, field, matchMode);
    above = joined(above, operator, words);
  }
  return above;
}

function joined(above: Query | undefined, operator: 'AND' | 'OR' | 'NOT', words: Query): Query {
  if (operator === 'NOT') return join('and', above ?? { kind: 'everything' }, { kind: 'not', of: words });
  if (!above) return words;
  return join(operator === 'AND' ? 'and' : 'or', above, words);
}

/** Joins of one kind stay flat, so that a hundred rows are nested no deeper than two. */
function join(kind: 'and' | 'or', left: Query, right: Query): Query {
  return { kind, of: left.kind === kind ? [...left.of, right] : [left, right] };
}
