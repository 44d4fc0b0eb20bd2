import { KEYWORD_FIELDS, type MatchMode, type Query, type SearchField } from '../search-engine.ts';
import { buildQuery } from './build-query.ts';
import { readClauses } from './read-clauses.ts';

export interface ParseOptions {
  readonly field: SearchField;
  readonly match: MatchMode;
}

/**
 * What a reader typed, as a query. Never throws, whatever the text; a query too big for the engine is refused there.
 * Nothing typed, or a star alone, asks for everything.
 *
 * In modes `all` and `any`: "words in quotes" stand together (a quote without partner is ignored), `word*` begins a word,
 * AND, OR and NOT in capitals join what stands on both sides (NOT before AND before OR), `-word` behind a space leaves
 * out, parentheses group where there is something to join. In a text all in capitals OR and NOT are words, as they are
 * at the ends of any text. The other modes, and keyword fields, take the text as it stands.
 */
export function parseQuery(text: string, options: ParseOptions): Query {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '*' || trimmed === '*:*') return { kind: 'everything' };
  const { field, match } = options;
  const asItStands =
    (match !== 'all' && match !== 'any') || (KEYWORD_FIELDS as readonly string[]).includes(field);
  if (asItStands) return { kind: 'text', field, text: trimmed, match };
  return buildQuery(readClauses(trimmed), { field, match });
}
