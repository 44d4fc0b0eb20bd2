import { id, text } from '../../kernel/fields.ts';

/** The longest ISBN with groups and spaces. */
const LONGEST_ISBN = 32;

/**
 * The record that a part of the record page is about: by its id, else the first shown record with this ISBN. A call with neither of them
 * names no record and is refused as one of an unknown id.
 */
export const askedRecord = {
  recordId: id.optional(),
  /** ISBN-10 or ISBN-13, with or without hyphens. */
  isbn: text(LONGEST_ISBN).optional(),
};
