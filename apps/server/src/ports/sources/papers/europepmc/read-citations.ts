import { foundPapers, type RawPaper } from '../found-paper.ts';
import { at, count, list, words, year } from '../json-parts.ts';
import type { PapersAnswer } from '../papers.ts';

/** Works that cite one, or that it names: short lines without abstracts. */
export function readCitations(answer: unknown): PapersAnswer | undefined {
  const said = at(answer, 'responseWrapper') ?? answer;
  const total = count(at(said, 'hitCount'));
  if (total === null) return undefined;
  const citing = list(at(said, 'citationList', 'citation'));
  const references = list(at(said, 'referenceList', 'reference'));
  return { total, papers: foundPapers([...citing, ...references].map(rawLine)), years: null, types: null };
}

function rawLine(line: unknown): RawPaper {
  const [source, id] = [words(at(line, 'source')), words(at(line, 'id'))];
  const isKnown = source !== '' && id !== '';
  return {
    id: isKnown ? `${source}:${id}` : '',
    doi: at(line, 'doi'),
    title: words(at(line, 'title')).replace(/\.$/, '') || words(at(line, 'unstructuredInformation')),
    authors: words(at(line, 'authorString'))
      .replace(/\.$/, '')
      .split(', ')
      .map((name) => ({ name })),
    year: year(at(line, 'pubYear')),
    type: 'article',
    journal: at(line, 'journalAbbreviation') ?? at(line, 'publicationTitle'),
    volume: at(line, 'volume'),
    issue: at(line, 'issue'),
    pages: at(line, 'pageInfo'),
    issns: [at(line, 'issn'), at(line, 'essn')],
    citedCount: count(at(line, 'citedByCount')),
    url: isKnown
      ? `https://europepmc.org/article/${encodeURIComponent(source)}/${encodeURIComponent(id)}`
      : at(line, 'externalLink'),
  };
}
