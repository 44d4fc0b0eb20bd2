/** Titles and numbers that stand marked in a question. */
export interface Marked {
  /** The text with a sign in the place of each marked name, as long as before: words of a title mean nothing in a question. */
  readonly text: string;
  readonly title?: string;
  readonly subject?: string;
  readonly isbn?: string;
}

/** A name of the catalogue that stands in a text: from its place `from` up to `to`, in UTF-16 units. */
export interface NamedPlace {
  readonly kind: 'title' | 'subject';
  readonly from: number;
  readonly to: number;
}

/** The text with one name of the catalogue marked. */
export function markPlace(text: string, { kind, from, to }: NamedPlace): Marked {
  return { text: cover(text, from, to - from), [kind]: text.slice(from, to) };
}

const QUOTED = [
  /《([^《》]{1,300})》/u,
  /〈([^〈〉]{1,300})〉/u,
  /「([^「」]{1,300})」/u,
  /『([^『』]{1,300})』/u,
  /“([^“”]{2,300})”/u,
  /«([^«»]{2,300})»/u,
  /"([^"]{2,300})"/u,
  /(?<![\p{L}\p{N}])['‘]([^'‘’]{2,300})['’](?![\p{L}\p{N}])/u,
];
/** It stands alone: the digits of a longer number or of another key are none. “ISBN” may stand before it. */
const ISBN = /(?<!\d|(?<!isb)[a-z]|(?<!isb)[\da-z]-)(?:97[89][ -]?)?(?:\d[ -]?){9}[\dx](?!-?[\da-z])/i;

/** Finds what is marked as a title by its signs, and an ISBN. */
export function markedNames(given: string): Marked {
  let text = given;
  let title: string | undefined;
  for (const quoted of QUOTED) {
    const found = quoted.exec(text);
    if (!found) continue;
    title ??= found[1]?.trim();
    text = cover(text, found.index, found[0].length);
    break;
  }
  const number = ISBN.exec(text);
  if (!number) return { text, ...(title && { title }) };
  const isbn = number[0].replace(/[ -]/g, '').toUpperCase();
  return { text: cover(text, number.index, number[0].length), ...(title && { title }), isbn };
}

/** The sign that stands for a name; grammars know it. */
export const NAME_SIGN = '■';

function cover(text: string, from: number, length: number): string {
  return text.slice(0, from) + NAME_SIGN.repeat(length) + text.slice(from + length);
}
