import { normaliseIsbn } from '@lectern/rules/isbn';
import type { HostItem } from '../bib.ts';

/** The numbers by which the record of a host is found: control numbers ("(DE-599)ZDB123" is ZDB123) and the ISBN. */
export function hostNumbers(
  controlNumbers: readonly string[],
  isbnText: string | undefined,
): Pick<HostItem, 'isbn' | 'controlNumbers'> {
  const isbn = isbnText === undefined ? undefined : normaliseIsbn(isbnText);
  const numbers = controlNumbers
    .map((number) => number.replace(/^\([^)]*\)/, '').trim())
    .filter((number) => number !== '');
  return {
    ...(isbn !== undefined && { isbn }),
    ...(numbers.length > 0 && { controlNumbers: [...new Set(numbers)] }),
  };
}
