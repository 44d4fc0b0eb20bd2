import type { Bib } from '@lectern/marc/bib';
import { invertedName } from '@lectern/marc/citations/person-name';
import { referenceOf } from '@lectern/marc/citations/reference';

/** Authors, title, publisher and year as the record has them, in one line: for a bib whose reference no style can write. */
export function plainReference(bib: Bib): string {
  const { authors, title, publisher, year } = referenceOf(bib);
  const names = authors.map(invertedName).join('; ');
  const imprint = [publisher, year].filter((part) => part !== undefined).join(', ');
  return [names, title, imprint].filter((part) => part !== '').join('. ');
}
