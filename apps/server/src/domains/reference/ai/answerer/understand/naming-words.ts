import { foldedText } from './folded-text.ts';
import { HAN } from './phrases/features.ts';

/** Words of questions that may stand inside a name, one after another. */
const MOST_BETWEEN = 3;
/** A shorter word that no phrase has is slang sooner than a name. */
const SHORTEST_NAME = 5;
const WORD = /[\p{L}\p{N}]+(?:[-’'.][\p{L}\p{N}]+)*/gu;
const LATIN_WORD = /[\p{Script=Latin}\p{N}]+(?:[-’'.][\p{Script=Latin}\p{N}]+)*/gu;
const CAPITAL = /^\p{Lu}/u;

interface Run {
  readonly from: number;
  to: number;
  names: number;
}

/**
 * The stretch of a text in Latin letters whose words are those of a name: no question has them, or they have a capital inside a sentence. A
 * few words of questions may lie between, and no other sign than a hyphen or a dot. Undefined where there is none. `rest` is as long as the
 * text; what is blank there is read already.
 */
export function namingWords(
  text: string,
  rest: string,
  isOfQuestions: (word: string) => boolean,
): string | undefined {
  const runs: Run[] = [];
  let between = 0;
  for (const { 0: word, index } of text.matchAll(LATIN_WORD)) {
    if (rest.slice(index, index + word.length).trim() === '') continue;
    const isFirst = /(?:^|[.?!:])\s*$/u.test(text.slice(0, index));
    const isName = !isOfQuestions(foldedText(word)) || (CAPITAL.test(word) && !isFirst);
    const last = runs.at(-1);
    if (!isName) {
      between += 1;
      continue;
    }
    const gap = last ? text.slice(last.to, index) : '';
    if (last && between <= MOST_BETWEEN && !/[,;:?!()"]|\.\s/u.test(gap)) {
      last.to = index + word.length;
      last.names += word.length;
    } else runs.push({ from: index, to: index + word.length, names: word.length });
    between = 0;
  }
  const best = runs.reduce<Run | undefined>(
    (most, run) => (most && most.names >= run.names ? most : run),
    undefined,
  );
  return best && best.names >= SHORTEST_NAME ? text.slice(best.from, best.to) : undefined;
}

/** Whether what is left of a question that goes on names nothing: most of its words are those of questions, or short. */
export function namesNothing(left: string, isOfQuestions: (word: string) => boolean): boolean {
  const words = foldedText(left).match(WORD) ?? [];
  const names = words.filter((word) => isLong(word) && !isOfQuestions(word));
  return names.length * 2 < words.length || names.length === 0;
}

function isLong(word: string): boolean {
  return word.length >= (HAN.test(word) ? 2 : SHORTEST_NAME);
}
