import { ContentMismatchError } from './files-errors.ts';
import { type FilePart, MOST_PARTS, PART_MIN_BYTES } from './files-port.ts';

/** @throws RangeError */
export function checkPartNumber(number: number): void {
  if (!Number.isInteger(number) || number < 1 || number > MOST_PARTS)
    throw new RangeError('not a number of a part');
}

/** Throws ContentMismatchError unless the parts are numbered from 1 without a gap, and all but the last are large enough. */
export function checkParts(parts: readonly FilePart[]): void {
  if (parts.length === 0) throw new ContentMismatchError('there is no part');
  parts.forEach(({ number, size }, index) => {
    if (number !== index + 1) throw new ContentMismatchError(`part ${index + 1} is missing`);
    if (size < PART_MIN_BYTES && index < parts.length - 1)
      throw new ContentMismatchError(`part ${number} has less than ${PART_MIN_BYTES} bytes`);
  });
}
