import type { Bib } from '@lectern/marc/bib';
import type { MeaningText } from '@lectern/search/meaning/meaning-model';

/** Between a heading and its subdivisions, as pages show them. */
const SUBDIVISION = ' -- ';

/** The words of a record that say what it is about, in both scripts. Forms and genres say what it is, not what it is about. */
export function meaningTextOf(bib: Bib): MeaningText {
  const subjects = bib.subjects.filter(({ kind }) => kind !== 'genre');
  return {
    words: distinct([
      bib.title,
      ...bib.titles.flatMap(({ value, vernacular }) => [value, vernacular]),
      ...bib.contents,
      ...bib.abstracts,
    ]),
    headings: distinct(subjects.flatMap(({ parts, vernacular }) => [parts.join(SUBDIVISION), vernacular])),
    classes: bib.classes.map(({ scheme, notation }) => ({ scheme, notation })),
  };
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values)].filter((value) => value !== undefined && value !== '') as string[];
}
