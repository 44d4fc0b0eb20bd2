import { soundsOf } from '../analysis/pinyin-table.ts';

/** Texts that are tried, and the letters of a word that are left at least. */
const MOST_TEXTS = 6;
const FEWEST_LETTERS = 3;
/** What is looked at of a text: nobody remembers a longer name. */
const MOST_CHARACTERS = 40;

/**
 * What to complete for words that find nothing, nearest first, so that titles and names near them are suggested: the words
 * themselves, their sound where they are Han characters, and what is left without their end. At most six.
 */
export function nearestTexts(text: string): string[] {
  const typed = Array.from(text.trim()).slice(0, MOST_CHARACTERS).join('');
  const shorter = /\p{sc=Han}/u.test(typed) ? shorterRuns(typed) : shorterWords(typed);
  const sound = soundOf(typed);
  const texts = [typed, ...(sound === undefined ? [] : [sound]), ...shorter];
  return [...new Set(texts)].filter((one) => one !== '').slice(0, MOST_TEXTS);
}

/** The usual sound of a text of Han characters; undefined where it holds anything else. */
function soundOf(text: string): string | undefined {
  const sounds = Array.from(text, (char) => soundsOf(char)[0]);
  return sounds.length > 1 && !sounds.includes(undefined) ? sounds.join(' ') : undefined;
}

/** The text without its last character, its first half, and its first three and two characters: a name, as a rule. */
function shorterRuns(text: string): string[] {
  const characters = Array.from(text);
  const { length } = characters;
  return [length - 1, Math.ceil(length / 2), 3, 2]
    .filter((kept) => kept >= 2 && kept < length)
    .map((kept) => characters.slice(0, kept).join('').trim());
}

/** The text without its last words, and its first word without its end. */
function shorterWords(text: string): string[] {
  const words = text.split(/\s+/);
  const [first = ''] = words;
  const fewer = words.slice(1).map((_, dropped) => words.slice(0, -1 - dropped).join(' '));
  const shortened = [1, 2, Math.ceil(first.length / 3)]
    .map((letters) => first.slice(0, -letters))
    .filter(({ length }) => length >= FEWEST_LETTERS);
  return [...fewer, ...shortened];
}
