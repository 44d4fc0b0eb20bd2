import { hashUnit, openHash, sealHash } from '../analysis/string-hash.ts';

/** Bits that a text field's number takes beside the check of a key. */
export const TEXT_FIELD_BITS = 3;

/** A value as a whole: a hash of its key in 37 bits. */
export interface WholeValueKey {
  readonly hash: number;
  /** Five more bits of hash, above the three of a field. */
  readonly check: number;
}

/** The hash of a value's key (see `valueKey`). */
export function wholeValueKey(key: string): WholeValueKey {
  return sealed(openHash(key));
}

/** `wholeValueKey` of a text and the first units of an array behind it. */
export function wholeValueKeyOfUnits(before: string, units: Uint16Array, length: number): WholeValueKey {
  let open = openHash(before);
  for (let at = 0; at < length; at++) open = hashUnit(open, units[at]!);
  return sealed(open);
}

function sealed(open: number): WholeValueKey {
  return { hash: sealHash(open), check: (sealHash(hashUnit(open, 0)) & 31) << TEXT_FIELD_BITS };
}
