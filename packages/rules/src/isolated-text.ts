/** A letter that is written from right to left: Hebrew, Arabic and their neighbours (bidirectional classes R and AL). */
const RIGHT_TO_LEFT =
  /[\u0590-\u05ff\u0600-\u07ff\u0800-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * A text that will stand among others, for example a title in a sentence. One with right-to-left letters gets the signs that keep its
 * direction inside it (UAX 9, 2.4), or its signs and the numbers beside it would change places. Other texts stay as they are.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? FIRST_STRONG_ISOLATE + text + POP_DIRECTIONAL_ISOLATE : text;
}
