import { HAN } from '../understand/phrases/features.ts';
import { LINKS } from '../understand/title-in-capitals.ts';

const WORD = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}’'-]*/gu;
const NUMBER = /^\p{N}+$/u;
/** Small words inside titles and names of other languages. */
const OTHER_LINKS =
  /^(?:der|die|das|den|dem|des|und|von|vom|zu|zur|zum|im|di|del|della|y|e|el|los|las|van)$/iu;
const CAPITAL = /^(?:[ldLD][’'])?\p{Lu}/u;
/** What stands inside a name: blanks, and the signs between its words. */
const INSIDE = /^[\s,:&–-]*$/u;

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The names of several words in Latin letters that a question says by its writing alone: words with capitals beside each other, and in a
 * question of Han characters any words. A sentence begins with a capital, so its first word counts where another follows it.
 */
export function namesSaid(text: string): readonly string[] {
  const isAnyWord = HAN.test(text);
  const names: string[] = [];
  let run: Word[] = [];
  const close = () => {
    while (run.length > 0 && !isNaming(run.at(-1))) run.pop();
    const [first] = run;
    const last = run.at(-1);
    if (first && last && run.filter(isNaming).length > 1) names.push(text.slice(first.from, last.to));
    run = [];
  };
  const isNaming = (word: Word | undefined) =>
    word !== undefined && (isAnyWord ? !isLink(word.text) : CAPITAL.test(word.text));
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const next = { text: word, from: index, to: index + word.length };
    const before = run.at(-1);
    if (before && !INSIDE.test(text.slice(before.to, next.from))) close();
    if (isNaming(next) || (run.length > 0 && isLink(word))) run.push(next);
    else close();
  }
  close();
  return names;
}

/** Whether a word stands between the words of a name and is none of them. */
function isLink(word: string): boolean {
  return LINKS.test(word) || OTHER_LINKS.test(word) || NUMBER.test(word);
}
