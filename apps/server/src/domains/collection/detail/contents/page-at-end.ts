/** Characters at the end of a line among which its page is looked for. */
const NEAR_END = 32;
/** Behind dots that lead to it, or with the sign for "page". */
const PAGE =
  /(?:(?:\.{3}|…)\s?|(?:[(（[]\s?)?(?:(?<=^|[\s,;(（[])(?:pp?|S)\.\s?))(\d{1,5}(?:\s?[-–]\s?\d{1,5})?)\s?[)）\]]?\.?$/u;

/** The page at the end of a line of contents ("Whales ... 12", "Whales (p. 12-30)"), and what stands before it. */
export function pageAtEnd(text: string): { readonly rest: string; readonly page: string } {
  const end = text.slice(-NEAR_END);
  const found = PAGE.exec(end);
  if (!found?.[1]) return { rest: text, page: '' };
  const before = text.slice(0, text.length - end.length + found.index);
  return { rest: before.replace(/[\s.,;…]{1,200}$/u, ''), page: found[1].replaceAll(' ', '') };
}
