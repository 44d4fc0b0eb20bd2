import { asksNothing } from '@lectern/rules/asks-nothing';
import { KEYWORD_FIELDS, type SearchField } from '../search-document.ts';
import type { MatchMode, Query } from '../search-engine.ts';
import { buildQuery } from './build-query.ts';
import { type Clause, readClauses } from './read-clauses.ts';

export interface ParseOptions {
  readonly field: SearchField;
  readonly match: MatchMode;
}

/**
 * The query of a typed text. Never throws, whatever the text; the engine refuses a query that is too big. An empty text, or signs
 * alone, mean everything.
 *
 * In modes `all` and `any`: "words in quotes" stand together (a quote without partner is ignored), `word*` begins a word,
 * AND, OR and NOT in capitals join what stands on both sides (NOT before AND before OR), `-word` behind a space leaves
 * out, parentheses group where there is something to join. A title that is exactly what was typed, such signs and words
 * included, is found as well. In a text all in capitals OR and NOT are words, as they are at the ends of any text. The other modes, and
 * keyword fields, take the text as it stands.
 */
export function parseQuery(text: string, options: ParseOptions): Query {
  const trimmed = text.trim();
  if (asksNothing(trimmed)) return { kind: 'everything' };
  const { field, match } = options;
  const asItStands =
    (match !== 'all' && match !== 'any') || (KEYWORD_FIELDS as readonly string[]).includes(field);
  if (asItStands) return { kind: 'text', field, text: trimmed, match };
  const clauses = readClauses(trimmed);
  const query = buildQuery(clauses, { field, match });
  if (query.kind === 'text' || !mayBeTitle(trimmed, clauses)) return query;
  return { kind: 'or', of: [query, { kind: 'text', field: titleOf(field), text: trimmed, match: 'exact' }] };
}

/** Longer texts are no titles, and as a title they would count a second time against the limits of a query. */
const LONGEST_TITLE = 200;

/** Whether the text may be a title with operators or quotes in it; the query of its words no longer says that. */
function mayBeTitle(text: string, clauses: readonly Clause[]): boolean {
  if (clauses.length < 2 || text.length > LONGEST_TITLE) return false;
  return (
    clauses.some(({ kind }) => kind !== 'word') &&
    !clauses.some((clause) => 'excluded' in clause && clause.excluded)
  );
}

function titleOf(field: SearchField): SearchField {
  return field === 'any' ? 'title' : field;
}
