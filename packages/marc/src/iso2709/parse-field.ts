import type { LimitWarning } from '../marc-read-result.ts';
import type { MarcField, Subfield } from '../marc-record.ts';
import { cutText, RECORD_LIMITS } from '../record-limits.ts';

const DELIMITER = '\x1f';
const NUMERIC_TAG = /^\d\d\d$/;

/** The faults found in a record's fields. */
export interface FieldOddities {
  badIndicators: boolean;
  subfieldWithoutCode: boolean;
  readonly beyondLimits: Set<LimitWarning>;
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
    const value = decode ? decode(text) : text;
    return { tag, value: withinLimit(value, RECORD_LIMITS.fieldText, oddities) };
  }
  const indicators = pieces[0]!;
  if (indicators.length !== 2) oddities.badIndicators = true;
  const subfields: Subfield[] = [];
  let room: number = RECORD_LIMITS.fieldText;
  for (let i = 1; i < pieces.length; i++) {
    const piece = pieces[i]!;
    if (piece === '') {
      oddities.subfieldWithoutCode = true;
      continue;
    }
    if (subfields.length === RECORD_LIMITS.subfields) {
      oddities.beyondLimits.add('too-many-subfields');
      break;
    }
    const encoded = piece.slice(1);
    const value = withinLimit(decode ? decode(encoded) : encoded, room, oddities);
    room -= value.length;
    subfields.push({ code: piece[0]!, value });
  }
  return { tag, ind1: indicators[0] ?? ' ', ind2: indicators[1] ?? ' ', subfields };
}

function withinLimit(value: string, room: number, { beyondLimits }: FieldOddities): string {
  if (value.length <= room) return value;
  beyondLimits.add('field-too-long');
  return cutText(value, room);
}

/** The text of a field with spaces in place of stray terminators. */
export function withoutTerminators(text: string): string {
  return text.replaceAll('\x1e', ' ').replaceAll('\x1d', ' ');
}
