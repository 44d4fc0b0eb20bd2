/**
 * The largest record that is read. All work on a record grows with its fields, and some of it is done while readers wait.
 * What is beyond a limit is left out with a warning; the original bytes are kept whole. The largest records that we know
 * have some thousands of fields (a newspaper with a field for each item); ISO 2709 itself allows 9,999 bytes in a field.
 */
export const RECORD_LIMITS = {
  fields: 20_000,
  /** In one field. */
  subfields: 1000,
  /** UTF-16 units of all values of one field. */
  fieldText: 100_000,
} as const;

/** The text without what is beyond `length` UTF-16 units; a character is not cut in half. */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  const last = cut.charCodeAt(cut.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut;
}
