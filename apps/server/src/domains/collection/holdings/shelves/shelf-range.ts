import { type CallNumberScheme, callNumberScheme, shelfKey } from '@lectern/search/analysis/call-number';

/** The call numbers on one shelf of a shelving location; see ShelfRangeTable. */
export interface ShelfRange {
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly shelf: string;
  readonly scheme: CallNumberScheme | '';
  readonly first: string;
  readonly last: string;
  readonly planCode: string;
  readonly shapeId: string;
}

export interface ShelvedCopy {
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly callNumber: string;
}

/**
 * The shelf on which a copy stands, in the order of call numbers that the product sorts by; undefined if no range has its number. Of
 * several ranges the first counts.
 */
export function shelfOf(ranges: readonly ShelfRange[], copy: ShelvedCopy): ShelfRange | undefined {
  const { libraryCode, locationCode, callNumber } = copy;
  if (callNumber.trim() === '') return undefined;
  const scheme = callNumberScheme(callNumber);
  return ranges.find(
    (range) =>
      range.locationCode === locationCode &&
      range.libraryCode === libraryCode &&
      (range.scheme === '' || range.scheme === scheme) &&
      isWithin(shelfKey(callNumber, scheme), range, scheme),
  );
}

/** False if the range ends before it begins. A range that has no scheme is judged by that of its first number. */
export function isInOrder({ first, last, scheme }: Pick<ShelfRange, 'first' | 'last' | 'scheme'>): boolean {
  if (first === '' || last === '') return true;
  const read = scheme || callNumberScheme(first);
  const [from, to] = [shelfKey(first, read), shelfKey(last, read)];
  return from <= to || from.startsWith(to);
}

/** The bounds are read in the scheme of the number: "QA76" alone could be of two. The last number is meant with all below it. */
function isWithin(key: string, { first, last }: ShelfRange, scheme: CallNumberScheme): boolean {
  if (first !== '' && key < shelfKey(first, scheme)) return false;
  if (last === '') return true;
  const end = shelfKey(last, scheme);
  return key <= end || key.startsWith(end);
}
