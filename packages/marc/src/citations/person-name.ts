import type { Creator } from '../bib.ts';

/** A name as reference formats take it: of a person whose family name is known apart, or whole. */
export type CitedName = { readonly family: string; readonly given: string } | { readonly whole: string };

const HAN = /\p{Script=Han}/u;

/**
 * The name of a creator in its own script. "Melville, Herman" has parts; names in Han characters, of corporate bodies and
 * single names stay whole, because nothing tells their parts for certain.
 */
export function citedName({ name, vernacular, kind }: Creator): CitedName {
  const shown = oneLine(vernacular ?? name);
  const comma = shown.search(/[,，]/);
  if (kind !== 'person' || comma <= 0 || (HAN.test(shown) && !/[,，]\s*\S/.test(shown)))
    return { whole: shown };
  const family = shown.slice(0, comma).trim();
  // A third part is a title or a number ("Jr.", "Saint"), which belongs behind the given name.
  const given = shown
    .slice(comma + 1)
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  return given ? { family, given } : { whole: family };
}

/** "Melville, Herman", or the whole name. */
export function invertedName(name: CitedName): string {
  return 'whole' in name ? name.whole : `${name.family}, ${name.given}`;
}

/** Text without line ends and other control characters, so that no value begins a line of its own in formats of lines. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();
}
