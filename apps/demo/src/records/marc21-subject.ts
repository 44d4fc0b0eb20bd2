import type { DataField } from '@lectern/marc/marc-record';
import { field } from './fields.ts';

/** Form subdivisions in our headings. */
const FORMS = new Set([
  'Fiction',
  'Juvenile fiction',
  'Drama',
  'Poetry',
  'Periodicals',
  'Biography',
  'Dictionaries',
  'Popular works',
  'Problems, exercises, etc.',
  'Comic books, strips, etc.',
]);

/** Places in our headings. Places with a larger place in brackets are recognised without this list. */
const PLACES = new Set(
  (
    'China|Japan|England|Great Britain|France|Germany|Germany (West)|Nigeria|India|Ireland|Cuba|Spain|Europe|Asia|Vietnam|Brazil|' +
    'Austria|Australia|Afghanistan|Denmark|Guernsey|Rome|Africa|Algeria|Oran|Brittany|Massachusetts|Missouri|Mississippi|' +
    'New England|United States|Antarctica|Pacific Ocean|North Atlantic Ocean|Soviet Union|Newfoundland and Labrador|' +
    'Mediterranean Region|North Sea|Lake District|South West Coast Path'
  ).split('|'),
);

/** A Library of Congress subject heading: 600 for persons (who have years of life), 651 for places, else 650. */
export function marc21Subject(heading: readonly string[]): DataField {
  const [main = '', ...rest] = heading;
  const subdivisions = rest.map((part) => [subdivisionCode(part), part] as const);
  const person = /^(.+?), ([^,]*\d{2,4}\??-[^,]*)$/.exec(main);
  if (person !== null && !/\b(?:War|Holocaust|Expedition)\b/.test(main)) {
    return field('600', '10', ['a', person[1]], ['d', person[2]], ...subdivisions);
  }
  return field(PLACES.has(main) || isBracketed(main) ? '651' : '650', ' 0', ['a', main], ...subdivisions);
}

/** Whether the text is a place with its larger place in brackets: "Paris (France)", "Long Island (N.Y.)". */
function isBracketed(text: string): boolean {
  return / \((?:France|England|Germany|Japan|Ireland|Poland|N\.Y\.|La\.|Yukon|Kyoto, Japan|Mexico)\)$/.test(
    text,
  );
}

function subdivisionCode(part: string): 'v' | 'x' | 'y' | 'z' {
  if (FORMS.has(part)) return 'v';
  if (/\d{3}/.test(part) || /\d{2}th century/.test(part)) return 'y';
  return PLACES.has(part) || isBracketed(part) ? 'z' : 'x';
}
