import type { KeywordField } from '../search-document.ts';
import { EXACT_KEYWORD_SCORE, EXACT_MARK_SCORE } from './score-levels.ts';

/**
 * What a record gains that has exactly the number that was typed. An ISBN or ISSN names one work wherever it is typed; what looks like a
 * call number or a class may be a title where words are searched.
 */
export function exactKeywordScore(field: KeywordField, isAmongWords: boolean): number {
  const namesOneWork = field === 'isbn' || field === 'issn';
  return isAmongWords && !namesOneWork ? EXACT_MARK_SCORE : EXACT_KEYWORD_SCORE;
}
