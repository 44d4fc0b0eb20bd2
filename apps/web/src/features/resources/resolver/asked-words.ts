import type { AskedCitation } from '@lectern/contracts/resources/resolver/citation';
import type { TFunction } from 'i18next';
import { factLine } from '../../../lib/fact-line.ts';
import type { Format } from '../../../lib/format.ts';

/** What is looked for first: the article, or the work itself. Empty where only numbers are known. */
export function nameOf({ articleTitle, title }: AskedCitation): string {
  return articleTitle || title;
}

/** Where it stands: "Nature · 1998 · vol. 391 · no. 6662 · p. 11". */
export function placeWords(t: TFunction<'resolver'>, format: Format, asked: AskedCitation): string {
  const { title, articleTitle, date, volume, issue, startPage, endPage } = asked;
  return factLine(
    articleTitle && title,
    date && format.partialDate(date),
    volume && t('asked.volume', { volume }),
    issue && t('asked.issue', { issue }),
    startPage &&
      (endPage && endPage !== startPage
        ? t('asked.pages', { from: startPage, to: endPage })
        : t('asked.page', { page: startPage })),
  );
}

/** The numbers of the work besides its DOI, which is a link. */
export function numberWords({ issns, isbns, pmid, oclc, lccn }: AskedCitation): string {
  const named = (kind: string, numbers: readonly string[]) =>
    numbers.filter(Boolean).map((number) => `${kind} ${number}`);
  return factLine(
    ...named('ISSN', issns),
    ...named('ISBN', isbns),
    ...named('PubMed', [pmid]),
    ...named('OCLC', [oclc]),
    ...named('LCCN', [lccn]),
  );
}

/** Words by which others can be searched: a number of the work, or its title. */
export function searchOf({ isbns, issns, title, articleTitle, author }: AskedCitation): {
  readonly keyWord: string;
  readonly searchField: 'any' | 'title' | 'isbn' | 'issn';
} {
  if (isbns[0]) return { keyWord: isbns[0], searchField: 'isbn' };
  if (issns[0]) return { keyWord: issns[0], searchField: 'issn' };
  const words = title || articleTitle;
  return words === '' ? { keyWord: author, searchField: 'any' } : { keyWord: words, searchField: 'title' };
}
