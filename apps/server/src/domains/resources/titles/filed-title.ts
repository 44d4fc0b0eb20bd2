import { LETTERS } from '@lectern/contracts/resources/databases/eresource';
import { filingName } from '@lectern/search/analysis/filing-name';
import type { TitleTable } from './tables.ts';

/** Languages whose articles do not count in front of a title. Lists do not say the language of a title: those of few mistakes. */
const ARTICLES = ['eng', 'fre'];

/** Where a title stands in the list from A to Z. */
export function filedTitle(name: string): Pick<TitleTable, 'letter' | 'letter_place' | 'sort_key'> {
  const { letter, key } = filingName(name, ARTICLES);
  return { letter, letter_place: LETTERS.indexOf(letter), sort_key: key };
}
