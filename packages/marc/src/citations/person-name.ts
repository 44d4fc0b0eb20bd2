import type { Creator } from '../bib.ts';

/** A name for reference formats: in family and given name, or whole if the family name is not known. */
export type CitedName = { readonly family: string; readonly given: string } | { readonly whole: string };

const HAN = /\p{Script=Han}/u;

/**
 * The name of a creator in the original script. "Melville, Herman" is split at the comma. Names in Han characters, names
 * of corporate bodies and single names stay whole, because their parts are not certain.
 */
export function citedName({ name, vernacular, kind }: Creator): CitedName {
  const text = oneLine(vernacular ?? name);
  const comma = text.search(/[,，]/);
  if (kind !== 'person' || comma <= 0 || (HAN.test(text) && !/[,，]\s*\S/.test(text))) return { whole: text };
  const family = text.slice(0, comma).trim();
  // A third part is a title or a number ("Jr.", "Saint"). It goes after the given name.
  const given = text
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

/** The text in one line: line ends and other control characters would break the line-based reference formats. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();
}
