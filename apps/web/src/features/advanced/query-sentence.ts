import type { SearchItem } from '@lectern/contracts/search/search-state';
import { filledRows, type Operator } from './advanced-form.ts';

/** How parts of a query are said in a language. */
export interface SentenceWords {
  readonly row: (row: SearchItem) => string;
  readonly operator: (operator: Operator) => string;
}

/**
 * A query as people read it: `(title has “whale” OR subject has “whaling”) AND author has “Melville”`. Rows are read from the first
 * down, each joined to all above it; brackets stand where this is not what a reader would take it for.
 */
export function querySentence(rows: readonly SearchItem[], words: SentenceWords): string {
  let sentence = '';
  let joinedBy: 'and' | 'or' | undefined;
  for (const row of filledRows(rows)) {
    const part = words.row(row);
    if (sentence === '') {
      sentence = part;
      continue;
    }
    // NOT binds as AND does: a AND b NOT c has one meaning.
    const kind = row.operator === 'OR' ? 'or' : 'and';
    const above = joinedBy !== undefined && joinedBy !== kind ? `(${sentence})` : sentence;
    sentence = `${above} ${words.operator(row.operator)} ${part}`;
    joinedBy = kind;
  }
  return sentence;
}
