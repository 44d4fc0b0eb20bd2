/*
 * Classes of characters for the document of the calls, in the words that JSON Schema, Python and Rust share: without \p and \s, which
 * each of them reads in its own way.
 */

const CONTROLS = '\\u0000-\\u001f\\u007f-\\u009f';
/** What `trim` takes off, besides control characters. */
const SPACES = '\\u0020\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
/** See `withoutDirections`. */
const DIRECTIONS = '\\u202a-\\u202e\\u2066-\\u2069';
/** What `plainLines` takes out besides. */
const HIDDEN =
  '\\u00ad\\u061c\\u180e\\u200b\\u200c\\u200e\\u200f\\u2060-\\u2065\\u206a-\\u206f\\ufff9-\\ufffb';

/** A key of a repeated call. */
export const IDEMPOTENCY_KEY = '^[\\u0021-\\u007e]{8,100}$';
/** A line without control characters. */
export const LINE = `^[^${CONTROLS}]*$`;
/** A line of which something stays after `text`. */
export const FILLED_LINE = `^[${SPACES}${DIRECTIONS}]*[^${CONTROLS}${SPACES}${DIRECTIONS}][^${CONTROLS}]*$`;
/** A text of which something stays after `trim`. */
export const FILLED = `[^${CONTROLS}${SPACES}]`;
/** A text of which something stays after `plainLines`. */
export const FILLED_LINES = `[^${CONTROLS}${SPACES}${DIRECTIONS}${HIDDEN}]`;
/** A text of which nothing stays after `trim`. */
export const BLANK = `^[\\u0009-\\u000d${SPACES}]*$`;

/** A text that counts as empty; see `isEmpty`. */
export const EMPTY = `^[\\u0009-\\u000d${SPACES}]*(?:(?:null|undefined)[\\u0009-\\u000d${SPACES}]*)?$`;

/** A line that has this form after `text`. */
export function lineOf(form: string): string {
  return `^[${SPACES}${DIRECTIONS}]*${form}[${SPACES}${DIRECTIONS}]*$`;
}

/** A line that has digits and letters of this class, so many, after signs that people put between them are taken out. */
export function groupsOf(signs: string, count: number): string {
  const between = `[${SPACES}${DIRECTIONS}-]*`;
  return `^${between}(?:${signs}${between}){${count}}$`;
}
