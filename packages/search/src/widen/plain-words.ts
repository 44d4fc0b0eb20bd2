import { tokenize } from '../analysis/tokenize.ts';

/** A word that stands by itself in a text, folded, with its UTF-16 offsets there. */
export interface PlainWord {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

const LETTERS = /^[\p{L}\p{M}]+$/u;
const WORD_SIGN = /[\p{L}\p{N}\p{M}]/u;
const LINK = /['’\-&/.]/u;
const NO_SPACES =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u;

/** The words of letters between spaces and punctuation: no linked words (3-D), no runs of scripts without spaces, no numbers. */
export function plainWords(text: string): PlainWord[] {
  return wordsOfLetters(text).filter(
    ({ start, end }) => !isLinked(text, start - 1, -1) && !isLinked(text, end, 1),
  );
}

/** Plain words, and the parts of linked ones that are letters: of "covid-19" the first. */
export function wordsOfLetters(text: string): PlainWord[] {
  const words: PlainWord[] = [];
  tokenize(text, (term, _position, start, end) => {
    if (words.at(-1)?.start === start || !LETTERS.test(term) || NO_SPACES.test(term)) return;
    if (LETTERS.test(text.slice(start, end))) words.push({ term, start, end });
  });
  return words;
}

/** The text without these words. */
export function withoutWords(text: string, words: readonly PlainWord[]): string {
  let left = '';
  let from = 0;
  for (const { start, end } of words) {
    left += `${text.slice(from, start)} `;
    from = end;
  }
  return left + text.slice(from);
}

function isLinked(text: string, at: number, step: number): boolean {
  const sign = text.charAt(at);
  if (WORD_SIGN.test(sign)) return true;
  return LINK.test(sign) && WORD_SIGN.test(text.charAt(at + step));
}
