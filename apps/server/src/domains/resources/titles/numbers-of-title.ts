import { numberKeys } from '../../../platform/online-titles.ts';
import type { TitleTable } from './tables.ts';

type Numbered = Pick<TitleTable, 'kind' | 'print_issn' | 'online_issn' | 'print_isbn' | 'online_isbn'>;

/** ISSNs of a journal, NNNN-NNNC. */
export function issnsOf({ print_issn, online_issn }: Numbered): string[] {
  return [...new Set([print_issn, online_issn].filter(Boolean))];
}

/** The numbers by which records are about a title (`numberKeys`): those of a series are not those of a book in it. */
export function numbersOfTitle(title: Numbered): string[] {
  if (title.kind === 'serial') return numberKeys({ issns: issnsOf(title), isbns: [] });
  return numberKeys({ issns: [], isbns: [title.print_isbn, title.online_isbn].filter(Boolean) });
}
