import type { MarcField, Subfield } from '../marc-record.ts';

const DELIMITER = '\x1f';
const NUMERIC_TAG = /^\d\d\d$/;

/** The faults found in a record's fields. */
export interface FieldOddities {
  badIndicators: boolean;
  subfieldWithoutCode: boolean;
}

/**
 * The field in a text without terminator. `decode` turns a piece of the text into Unicode. Control fields are 00X, and
 * fields that have a letter in the tag and no subfields (Aleph's FMT).
 */
export function parseField(
  tag: string,
  text: string,
  decode: ((piece: string) => string) | undefined,
  oddities: FieldOddities,
): MarcField {
  const pieces = text.split(DELIMITER);
  if (tag.startsWith('00') || (pieces.length === 1 && !NUMERIC_TAG.test(tag))) {
    return { tag, value: decode ? decode(text) : text };
  }
  const indicators = pieces[0]!;
  if (indicators.length !== 2) oddities.badIndicators = true;
  const subfields: Subfield[] = [];
  for (let i = 1; i < pieces.length; i++) {
    const piece = pieces[i]!;
    if (piece === '') {
      oddities.subfieldWithoutCode = true;
      continue;
    }
    const value = piece.slice(1);
    subfields.push({ code: piece[0]!, value: decode ? decode(value) : value });
  }
  return { tag, ind1: indicators[0] ?? ' ', ind2: indicators[1] ?? ' ', subfields };
}

/** The text of a field with spaces in place of stray terminators. */
export function withoutTerminators(text: string): string {
  return text.replaceAll('\x1e', ' ').replaceAll('\x1d', ' ');
}
