import { dateOfParts, foundPapers, type RawPaper } from '../found-paper.ts';
import { at, count, list, words } from '../json-parts.ts';
import type { PapersAnswer } from '../papers.ts';

/** A list of articles. All of them are open. */
export function readArticles(answer: unknown): PapersAnswer | undefined {
  const results = at(answer, 'results');
  if (!Array.isArray(results)) return undefined;
  return {
    total: count(at(answer, 'total')),
    papers: foundPapers(results.map(rawArticle)),
    years: null,
    types: null,
  };
}

function rawArticle(article: unknown): RawPaper {
  const bib = at(article, 'bibjson');
  const journal = at(bib, 'journal');
  const numbers = list(at(bib, 'identifier'));
  const ofType = (...types: readonly string[]) =>
    numbers.flatMap((one) => (types.includes(words(at(one, 'type')).toLowerCase()) ? [at(one, 'id')] : []));
  const links = list(at(bib, 'link')).filter((one) => at(one, 'type') === 'fulltext');
  const licence = at(list(at(journal, 'license'))[0], 'type');
  return {
    id: at(article, 'id'),
    doi: ofType('doi')[0],
    title: at(bib, 'title'),
    authors: list(at(bib, 'author')).map((author) => ({
      name: at(author, 'name'),
      orcid: at(author, 'orcid_id'),
    })),
    published: dateOfParts([at(bib, 'year'), at(bib, 'month')].filter((part) => words(part) !== '')),
    type: 'article',
    journal: at(journal, 'title'),
    volume: at(journal, 'volume'),
    issue: at(journal, 'number'),
    firstPage: at(bib, 'start_page'),
    lastPage: at(bib, 'end_page'),
    issns: [...ofType('pissn', 'eissn'), ...list(at(journal, 'issns'))],
    publisher: at(journal, 'publisher'),
    language: list(at(journal, 'language'))[0],
    subjects: [
      ...list(at(bib, 'keywords')),
      ...list(at(bib, 'subject')).map((subject) => at(subject, 'term')),
    ],
    abstract: at(bib, 'abstract'),
    isOpen: true,
    copies: links.map((link) => ({
      url: at(link, 'url'),
      version: 'published',
      licence,
      host: at(journal, 'title'),
    })),
    url: `https://doaj.org/article/${encodeURIComponent(words(at(article, 'id')))}`,
  };
}
