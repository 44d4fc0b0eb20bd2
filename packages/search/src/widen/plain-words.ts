import { tokenize } from '../analysis/tokenize.ts';

/** A word that stands by itself in a text, folded, with its UTF-16 offsets there; a possessive 's stands behind its end. */
export interface PlainWord {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

const LETTERS = /^[\p{L}\p{M}]+$/u;
const POSSESSIVE = /['’]s$/iu;
const POSSESSIVE_BEHIND = /^['’]s(?![\p{L}\p{N}\p{M}])/iu;
const WORD_SIGN = /[\p{L}\p{N}\p{M}]/u;
const LINK = /['’\-&/.]/u;
const NO_SPACES =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u;

/** The words of letters between spaces and punctuation: no linked words (3-D), no runs of scripts without spaces, no numbers. */
export function plainWords(text: string): PlainWord[] {
  return wordsOfLetters(text).filter(
    ({ start, end }) => !isLinked(text, start - 1, -1) && !isLinked(text, behind(text, end), 1),
  );
}

/** Plain words, and the parts of linked ones that are letters: of "covid-19" the first. */
export function wordsOfLetters(text: string): PlainWord[] {
  const words: PlainWord[] = [];
  tokenize(text, (term, _position, start, end) => {
    if (words.at(-1)?.start === start || !LETTERS.test(term) || NO_SPACES.test(term)) return;
    const written = text.slice(start, end).replace(POSSESSIVE, '');
    if (LETTERS.test(written)) words.push({ term, start, end: start + written.length });
  });
  return words;
}

/** The text without these words and the possessive 's behind them. */
export function withoutWords(text: string, words: readonly PlainWord[]): string {
  let left = '';
  let from = 0;
  for (const { start, end } of words) {
    left += `${text.slice(from, start)} `;
    from = behind(text, end);
  }
  return left + text.slice(from);
}

/** Where a word ends that has an 's behind it, else its own end. */
function behind(text: string, end: number): number {
  return end + (POSSESSIVE_BEHIND.exec(text.slice(end, end + 3))?.[0].length ?? 0);
}

function isLinked(text: string, at: number, step: number): boolean {
  const sign = text.charAt(at);
  if (WORD_SIGN.test(sign)) return true;
  return LINK.test(sign) && WORD_SIGN.test(text.charAt(at + step));
}
