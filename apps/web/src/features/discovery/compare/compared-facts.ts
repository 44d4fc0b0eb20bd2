import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';

/** What records are compared by, in the order of the rows. */
export const COMPARED_FACTS = [
  'creators',
  'year',
  'publisher',
  'edition',
  'type',
  'language',
  'extent',
  'series',
  'isbn',
  'subjects',
] as const;
export type ComparedFact = (typeof COMPARED_FACTS)[number];

/** The lines of each fact of a record; none where the record does not say it. */
export function factsOf(bib: BibDetail): Readonly<Record<ComparedFact, readonly string[]>> {
  const creators = bib.creators.map(({ name, vernacular }) => vernacular || name);
  return {
    creators: creators.length > 0 ? creators : linesOf(bib.responsibility),
    year: linesOf(bib.publishYear === null ? '' : String(bib.publishYear)),
    publisher: bib.publishers,
    edition: linesOf(bib.edition),
    type: linesOf(bib.docCode.name),
    language: bib.languages.map(({ name }) => name),
    extent: bib.physical,
    series: bib.series.map(({ title, number }) => [title, number].filter(Boolean).join(' ')),
    isbn: bib.isbns.filter(({ valid }) => valid).map(({ display }) => display),
    subjects: bib.subjects.map(({ heading }) => heading),
  };
}

/** Whether records say different things in a row. The order of the lines and the spaces do not count. */
export function isDifferent(rows: readonly (readonly string[])[]): boolean {
  const keys = rows.map((lines) =>
    lines
      .map((line) => line.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase())
      .sort()
      .join('\n'),
  );
  return new Set(keys).size > 1;
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : [text];
}
