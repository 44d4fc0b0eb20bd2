import type { Paper, PaperType } from '@lectern/contracts/discovery/scholar/paper';
import type { Bib, DocType } from '@lectern/marc/bib';
import type { CitedBib } from '@lectern/marc/citations/cited-bib';

const DOC_TYPE: Readonly<Record<PaperType, DocType>> = {
  article: 'article',
  review: 'article',
  preprint: 'article',
  conference: 'article',
  chapter: 'article',
  book: 'book',
  thesis: 'thesis',
  dataset: 'electronic',
  software: 'electronic',
  report: 'book',
  standard: 'book',
  peerReview: 'article',
  notice: 'article',
  other: 'other',
};

/** A paper as the works are described that the house cites and exports. */
export function citedPaper(paper: Paper): CitedBib {
  return { id: paper.doi || paper.id, bib: bibOfPaper(paper), url: paper.url };
}

function bibOfPaper(paper: Paper): Bib {
  const { title, type, year, publisher, journal, volume, issue, pages, doi, readUrl } = paper;
  const docType = DOC_TYPE[type];
  const isInside = docType === 'article' && journal !== '';
  return {
    flavour: 'marc21',
    docType,
    title,
    titles: [{ kind: 'main', value: title }],
    creators: paper.authors.map(({ name }, at) => ({
      name: invertedPerson(name),
      kind: 'person',
      primary: at === 0,
      roles: ['aut'],
    })),
    imprints: publisher === '' ? [] : [{ kind: 'publication', places: [], publishers: [publisher] }],
    ...(year !== null && { year }),
    physical: [],
    series: [],
    notes: [],
    contents: [],
    abstracts: paper.abstract === '' ? [] : [paper.abstract],
    subjects: paper.subjects.map((subject) => ({ kind: 'keyword', scheme: 'local', parts: [subject] })),
    classes: [],
    isbns: paper.isbns.map((value) => ({ value, valid: true })),
    issns: paper.issns,
    identifiers: doi === '' ? [] : [{ kind: 'doi', value: doi }],
    languages: CODES[paper.language] ?? [],
    links: readUrl === '' ? [] : [{ url: readUrl, kind: 'fulltext' }],
    ...(isInside && {
      host: {
        title: journal,
        isBook: type === 'chapter',
        ...(volume !== '' && { volume }),
        ...(issue !== '' && { issue }),
        ...(pages !== '' && { pages }),
      },
    }),
    ...(type === 'thesis' && { thesis: { institution: publisher } }),
    holdings: [],
    items: [],
  };
}

/** Particles that belong to the family name after them. */
const PARTICLES = /^(?:van|von|der|den|de|del|della|di|da|dos|la|le|el|al|ten|ter|zu)$/i;

/** "Ada Lovelace" as headings of records have it: "Lovelace, Ada". Han names, names of one word and bodies stay. */
export function invertedPerson(name: string): string {
  const words = name.split(' ');
  if (words.length < 2 || words.length > 6 || name.includes(',')) return name;
  let family = words.length - 1;
  while (family > 1 && PARTICLES.test(words[family - 1] ?? '')) family -= 1;
  return `${words.slice(family).join(' ')}, ${words.slice(0, family).join(' ')}`;
}

/** ISO 639-2/B of languages for which styles differ, and the most frequent others. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  en: ['eng'],
  zh: ['chi'],
  fr: ['fre'],
  de: ['ger'],
  es: ['spa'],
  ja: ['jpn'],
  ko: ['kor'],
  ru: ['rus'],
  pt: ['por'],
  it: ['ita'],
};
