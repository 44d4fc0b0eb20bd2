import type { SearchItem } from '@lectern/contracts/discovery/search/search-state';
import { filledRows, type Operator } from './advanced-form.ts';

/** The words of a language for the parts of a query. */
export interface SentenceWords {
  readonly row: (row: SearchItem) => string;
  readonly operator: (operator: Operator) => string;
}

/**
 * A query as people read it: `(title has “whale” OR subject has “whaling”) AND author has “Melville”`. Rows are read from the first
 * down, and each is joined to all above it. Brackets are added where a reader would group the rows in another way.
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
    // AND and NOT need no brackets between them: `a AND b NOT c` has one meaning.
    const kind = row.operator === 'OR' ? 'or' : 'and';
    const above = joinedBy !== undefined && joinedBy !== kind ? `(${sentence})` : sentence;
    sentence = `${above} ${words.operator(row.operator)} ${part}`;
    joinedBy = kind;
  }
  return sentence;
}
