import { valueKey } from './value-key.ts';

/** Names of more words are those of corporate bodies, or are no names. */
const MOST_WORDS = 6;

/** What stands in parentheses in a heading: the full form of initials, a place, a title. */
const PARENTHESES = /[(（][^)）]*[)）]?/gu;
const COMMA = /[,，،]/u;
/** Years of life, and other numbers of three digits or more. */
const YEARS = /^\d{3,}$/;
const LETTER = /\p{L}/u;
/** A name of one word: not a single letter, nor a letter with digits (K2, 1Q84), which are titles. */
const NO_NAME = /^(?:[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]|(?=\S*\p{Nd})\S+)$/u;

/**
 * The key of a person's name, which is the same in direct and in inverted order: "Charles Dickens" and "Dickens, Charles, 1812-1870".
 * Years, parentheses and what follows a second comma do not count. Undefined for a text that is too long for a name or holds no word.
 */
export function nameKey(name: string): string | undefined {
  const [family = '', given = ''] = name
    .replace(PARENTHESES, ' ')
    .split(COMMA)
    .filter((part) => part.trim() !== '');
  const words = valueKey(`${family} ${given}`)
    .split(' ')
    .filter((word) => word !== '' && !YEARS.test(word));
  if (!words.some((word) => LETTER.test(word)) || words.length > MOST_WORDS) return undefined;
  if (words.length === 1 && NO_NAME.test(words[0] ?? '')) return undefined;
  return rotations(words).toSorted()[0];
}

/** The keys of a value of the author field in each order that a name may have: its words, begun with each of them in turn. */
export function nameOrders(key: string): readonly string[] {
  const words = key.split(' ');
  return words.length > MOST_WORDS ? [key] : [...new Set(rotations(words))];
}

/** Whether a text is inverted as headings are. */
export function isInverted(name: string): boolean {
  return COMMA.test(name);
}

/** The name's words, each in turn as the first, with those before it behind the last. */
function rotations(words: readonly string[]): string[] {
  return words.map((_, first) => [...words.slice(first), ...words.slice(0, first)].join(' '));
}
