import { normaliseIsbn } from '@lectern/rules/isbn';
import type { Bib, DocType } from '../bib.ts';

/** The statements of one record in simple Dublin Core, in its order: element without prefix, and text. */
export type DublinCoreStatements = readonly (readonly [element: string, text: string])[];

/** Words of the element `type`, from the DCMI vocabulary and from records of libraries. */
const TYPES: Readonly<Record<string, DocType>> = {
  text: 'book',
  book: 'book',
  collection: 'journal',
  journal: 'journal',
  periodical: 'journal',
  serial: 'journal',
  article: 'article',
  thesis: 'thesis',
  sound: 'audio',
  movingimage: 'video',
  image: 'image',
  stillimage: 'image',
  map: 'map',
  dataset: 'electronic',
  software: 'electronic',
  physicalobject: 'object',
};

/** A Bib of a record that has only Dublin Core (ISO 15836). What it cannot say stays empty; `title` is empty if it has none. */
export function bibOfDublinCore(statements: DublinCoreStatements): Bib {
  const all = (element: string) =>
    statements.flatMap(([name, text]) => (name === element && text.trim() !== '' ? [text.trim()] : []));
  const [title = ''] = all('title');
  const publishers = all('publisher');
  const [date] = all('date');
  const year = /(?:^|\D)(\d{4})(?!\d)/.exec(date ?? '')?.[1];
  const identifiers = all('identifier');
  const isbns = identifiers.flatMap((one) => normaliseIsbn(one.replace(ISBN_BEFORE, '')) ?? []);
  return {
    flavour: 'marc21',
    docType: all('type').map(typeOf).find(Boolean) ?? 'book',
    title,
    titles: all('title').map((value, at) => ({ kind: at === 0 ? 'main' : 'variant', value })),
    creators: [
      ...all('creator').map((name) => ({ name, kind: 'person' as const, primary: true, roles: [] })),
      ...all('contributor').map((name) => ({ name, kind: 'person' as const, primary: false, roles: [] })),
    ],
    imprints:
      publishers.length === 0 && date === undefined
        ? []
        : [{ kind: 'publication', places: [], publishers, ...(date !== undefined && { date }) }],
    ...(year !== undefined && { year: Number(year) }),
    physical: all('format'),
    series: [],
    notes: [],
    contents: [],
    abstracts: all('description'),
    subjects: all('subject').map((part) => ({ kind: 'keyword', scheme: 'local', parts: [part] })),
    classes: [],
    isbns: [...new Set(isbns)].map((value) => ({ value, valid: true })),
    issns: identifiers.flatMap(
      (one) => /^(?:urn:)?issn:?\s*(\d{4}-\d{3}[\dX])$/i.exec(one)?.[1]?.toUpperCase() ?? [],
    ),
    identifiers: [],
    languages: all('language').filter((one) => /^[a-z]{3}$/.test(one)),
    links: identifiers
      .filter((one) => /^https?:\/\//i.test(one))
      .map((url) => ({ url, kind: 'related' as const })),
    holdings: [],
    items: [],
  };
}

/** What stands before the number: `ISBN:978-7-02-000220-7`, `urn:isbn:9787020002207`. */
const ISBN_BEFORE = /^(?:urn:)?isbn[:\s]*/i;

function typeOf(text: string): DocType | undefined {
  return TYPES[text.toLowerCase().replace(/[\s_-]/g, '')];
}
