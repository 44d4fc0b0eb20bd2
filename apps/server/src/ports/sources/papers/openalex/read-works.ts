import type { CopyVersion } from '@lectern/contracts/discovery/scholar/paper';
import { foundPapers, type RawPaper } from '../found-paper.ts';
import { at, count, list, words, year, yes } from '../json-parts.ts';
import type { PapersAnswer } from '../papers.ts';
import { typeOfWork } from './openalex-types.ts';

/** A list of works, one work alone, or counts by year. */
export function readWorks(answer: unknown): PapersAnswer | undefined {
  const groups = at(answer, 'group_by');
  const results = at(answer, 'results');
  const isOne = results === undefined && words(at(answer, 'id')).includes('/W');
  if (!Array.isArray(results) && !isOne) return undefined;
  const works = isOne ? [answer] : list(results);
  const years = list(groups).flatMap((group) => {
    const [ofYear, works] = [year(at(group, 'key')), count(at(group, 'count'))];
    return ofYear === null || works === null ? [] : [{ year: ofYear, count: works }];
  });
  return {
    total: isOne ? 1 : count(at(answer, 'meta', 'count')),
    papers: foundPapers(works.map(rawWork)),
    years: years.length > 0 ? years : null,
    types: null,
  };
}

function rawWork(work: unknown): RawPaper {
  const source = at(work, 'primary_location', 'source');
  const best = at(work, 'best_oa_location');
  return {
    id: words(at(work, 'id')).split('/').at(-1),
    doi: at(work, 'doi'),
    title: at(work, 'display_name') ?? at(work, 'title'),
    authors: list(at(work, 'authorships')).map((one) => ({
      name: at(one, 'author', 'display_name') ?? at(one, 'raw_author_name'),
      orcid: at(one, 'author', 'orcid'),
    })),
    authorCount: count(at(work, 'authors_count')),
    year: year(at(work, 'publication_year')),
    published: at(work, 'publication_date'),
    type: typeOfWork(words(at(work, 'type')), words(at(work, 'type_crossref'))),
    journal: at(source, 'display_name'),
    volume: at(work, 'biblio', 'volume'),
    issue: at(work, 'biblio', 'issue'),
    firstPage: at(work, 'biblio', 'first_page'),
    lastPage: at(work, 'biblio', 'last_page'),
    issns: [at(source, 'issn_l'), ...list(at(source, 'issn'))],
    publisher: at(source, 'host_organization_name'),
    language: at(work, 'language'),
    subjects: list(at(work, 'topics')).map((topic) => at(topic, 'display_name')),
    abstract: uninverted(at(work, 'abstract_inverted_index')),
    citedCount: count(at(work, 'cited_by_count')),
    referenceCount: count(at(work, 'referenced_works_count')),
    isOpen: yes(at(work, 'open_access', 'is_oa')),
    copies: [
      {
        url: at(best, 'pdf_url') ?? at(best, 'landing_page_url') ?? at(work, 'open_access', 'oa_url'),
        version: copyVersion(at(best, 'version')),
        licence: at(best, 'license'),
        host: at(best, 'source', 'display_name'),
      },
    ],
    isRetracted: yes(at(work, 'is_retracted')),
    url: at(work, 'doi') ?? at(work, 'primary_location', 'landing_page_url') ?? at(work, 'id'),
  };
}

/** The versions of copies as OpenAlex and Unpaywall write them (DRIVER guidelines 2.0). */
export function copyVersion(value: unknown): CopyVersion {
  switch (value) {
    case 'publishedVersion':
      return 'published';
    case 'acceptedVersion':
      return 'accepted';
    case 'submittedVersion':
      return 'submitted';
    default:
      return '';
  }
}

const MOST_PLACES = 5000;

/** A text from its words with their places. */
function uninverted(index: unknown): string {
  if (typeof index !== 'object' || index === null) return '';
  const placed: string[] = [];
  for (const [word, places] of Object.entries(index))
    for (const place of list(places))
      if (typeof place === 'number' && place >= 0 && place < MOST_PLACES) placed[Math.trunc(place)] = word;
  return Array.from(placed, (word) => word ?? '')
    .filter((word) => word !== '')
    .join(' ');
}
