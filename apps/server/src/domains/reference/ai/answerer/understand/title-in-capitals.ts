import type { Grammar } from './grammar.ts';

/** Small words that stand inside a title. */
export const LINKS =
  /^(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with|à|au|aux|d[’'].*|de|des|du|en|et|l[’'].*|la|le|les|ou|sur|un|une)$/iu;
const CAPITAL = /^(?:[ldLD][’'])?\p{Lu}/u;

interface Word {
  readonly text: string;
  readonly at: number;
}

/**
 * A title that is known by its capitals alone: "Do you have As You Like It?". Its words may mean something in a question, so they are read
 * as one name. At least two words with capitals; words of the question at its beginning are left out.
 */
export function titleInCapitals(text: string, rest: string, { fillers }: Grammar): string | undefined {
  const words: readonly Word[] = [...text.matchAll(/[\p{L}\p{N}’'-]+/gu)].map((found) => ({
    text: found[0],
    at: found.index,
  }));
  let run: Word[] = [];
  let best: readonly Word[] = [];
  const close = () => {
    while (run.length > 0 && !CAPITAL.test(run.at(-1)?.text ?? '')) run.pop();
    if (run.filter(({ text: word }) => CAPITAL.test(word)).length > Math.max(1, best.length)) best = run;
    run = [];
  };
  words.forEach((word, index) => {
    const isNext = run.length > 0 && isJoined(text, run.at(-1), word);
    if (run.length > 0 && !isNext) close();
    const isCovered = rest[word.at] === ' ';
    const isAsking = run.length === 0 && (word.text === 'I' || (index === 0 && isFiller(word.text, fillers)));
    if (isCovered || isAsking) close();
    else if (CAPITAL.test(word.text) || (run.length > 0 && LINKS.test(word.text))) run.push(word);
    else close();
  });
  close();
  const [first] = best;
  const end = best.at(-1);
  return first && end ? text.slice(first.at, end.at + end.text.length) : undefined;
}

/** Only blanks, a colon or a comma lie between two words of a title. */
function isJoined(text: string, before: Word | undefined, word: Word): boolean {
  return before !== undefined && /^[\s,:–-]*$/.test(text.slice(before.at + before.text.length, word.at));
}

function isFiller(word: string, fillers: RegExp): boolean {
  return !/\p{L}/u.test(word.toLowerCase().replace(fillers, ''));
}

const LONG = 4;
/** A title with who made it. */
const MADE_BY = /\s(?:by|par|de)\s+\p{Lu}\S*\s+\p{Lu}\S*$/u;

/** A title of four words or more, known by its capitals and a small word between them: no name of a person or a subject is so long. */
export function longTitle(text: string, rest: string, grammar: Grammar): string | undefined {
  const title = titleInCapitals(text, rest, grammar);
  const words = title?.split(/\s+/) ?? [];
  if (title !== undefined && MADE_BY.test(title)) return undefined;
  return words.length >= LONG && words.some((word) => LINKS.test(word)) ? title : undefined;
}
