import { unitAt } from '../../analysis/unit-at.ts';
import { KEYWORD_FIELDS, type KeywordField, TEXT_FIELDS, type TextField } from '../../search-document.ts';

/**
 * How terms are named in a segment's dictionary: words are themselves (no word holds a control character); keyword values carry their
 * field's control character in front.
 */
const FIRST_WORD_UNIT = 0x20;
const FIRST_KEYWORD_UNIT = 0x10;

export function keywordTerm(field: KeywordField, value: string): string {
  return String.fromCharCode(FIRST_KEYWORD_UNIT + KEYWORD_FIELDS.indexOf(field)) + value;
}

/** Keyword terms have no text field and no positions. */
export function isKeywordTerm(term: string): boolean {
  const unit = unitAt(term, 0);
  return unit >= FIRST_KEYWORD_UNIT && unit < FIRST_WORD_UNIT;
}

/**
 * A place is a field (three bits) and a position in it (thirteen bits). Words beyond the last position are found, but not by phrases.
 */
export const POSITION_BITS = 13;
export const NO_POSITION = (1 << POSITION_BITS) - 1;

export function fieldNumber(field: TextField): number {
  return TEXT_FIELDS.indexOf(field);
}

/** The bit of a field in a posting's mask. */
export function fieldBit(field: TextField): number {
  return 1 << TEXT_FIELDS.indexOf(field);
}
export const ALL_FIELDS = (1 << TEXT_FIELDS.length) - 1;
