import { doiOf, foundPapers, type RawPaper } from '../found-paper.ts';
import { at, list, words, year } from '../json-parts.ts';
import type { PapersAnswer } from '../papers.ts';

/** The references of one work, a page of them: Crossref has them all with the work. */
export function readReferences(
  { offset, rows }: { readonly offset: number; readonly rows: number },
  answer: unknown,
): PapersAnswer | undefined {
  const message = at(answer, 'message');
  if (typeof message !== 'object' || message === null) return undefined;
  const all = list(at(message, 'reference'));
  return {
    total: all.length,
    papers: foundPapers(all.slice(offset, offset + rows).map(rawReference)),
    years: null,
    types: null,
  };
}

/** A reference as the publisher sent it: with its parts, or one text. */
function rawReference(reference: unknown): RawPaper {
  const doi = doiOf(at(reference, 'DOI'));
  const [inside, whole] = [words(at(reference, 'article-title')), words(at(reference, 'volume-title'))];
  const journal = words(at(reference, 'journal-title'));
  return {
    id: doi,
    doi,
    title: inside || whole || words(at(reference, 'unstructured')) || journal || doi,
    authors: [{ name: at(reference, 'author') }],
    year: year(words(at(reference, 'year')).slice(0, 4)),
    type: inside !== '' && journal !== '' ? 'article' : whole === '' ? 'other' : 'book',
    journal: journal || (inside === '' ? '' : whole),
    volume: at(reference, 'volume'),
    issue: at(reference, 'issue'),
    firstPage: at(reference, 'first-page'),
  };
}
