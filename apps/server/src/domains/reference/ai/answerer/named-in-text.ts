import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { AskedQuestion } from '../answerer.ts';
import type { AssistantTools } from '../tools/tools.ts';
import { GRAMMARS, writtenFor } from './understand/choose-grammar.ts';
import { foldedText } from './understand/folded-text.ts';
import { markedNames, type NamedPlace } from './understand/masked-titles.ts';
import { knownPhrases } from './understand/phrases/known-phrases.ts';
import { leftOver } from './understand/read-names.ts';
import { LINKS } from './understand/title-in-capitals.ts';

/** Works that are looked at: those that share most words with the question. */
const ROWS = 20;
const MOST_WORDS = 20;
/** A single word of so many letters may be a name. */
const LONG_WORD = 5;
/** So many words one after another are no piece of the name that a word beside them would make. */
const CERTAIN = 3;
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The longest title or heading of the catalogue that stands in a question as it is, though nothing marks it: "is Energy, climate change and
 * environment in today?" Its words mean nothing in the question. Undefined where there is none, or where the question marks a name itself.
 */
export async function namedInText(
  { text, language }: Pick<AskedQuestion, 'text' | 'language'>,
  tools: Pick<AssistantTools, 'searchCatalogue'>,
): Promise<NamedPlace | undefined> {
  const marked = markedNames(text);
  if (marked.title !== undefined || marked.isbn !== undefined) return undefined;
  const folded = foldedText(text);
  const written = writtenFor(folded, language);
  const words = searchable(leftOver(text, folded, GRAMMARS[written]));
  if (words.length === 0) return undefined;
  const answer = await tools.searchCatalogue({
    keyWord: words.slice(0, MOST_WORDS).join(' '),
    matchMode: 3,
    rows: ROWS,
  });
  if (isRefusal(answer)) return undefined;
  const { areOfQuestions, isOfQuestions } = await knownPhrases(written);
  const asked = wordsIn(folded);
  return answer.searchResult
    .flatMap(namesOf)
    .flatMap(({ kind, name }) =>
      placeOf(wordsIn(foldedText(name)), asked, isOfQuestions).map((at) => ({ kind, ...at })),
    )
    .filter(({ from, to }) => !areOfQuestions(folded.slice(from, to)))
    .reduce<NamedPlace | undefined>(
      (best, one) => (best && best.to - best.from >= one.to - one.from ? best : one),
      undefined,
    );
}

/** Words as the reader wrote them, without signs around them. */
function searchable(left: string): string[] {
  const words = left
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''));
  return words.filter((word) => word !== '');
}

/** The title, with and without what follows a colon, and the headings by which the work was found. */
function namesOf({
  title,
  reasons,
}: SearchAnswer['searchResult'][number]): { readonly kind: NamedPlace['kind']; readonly name: string }[] {
  const proper = title.split(/(?:(?<!\s)\s+)?[:：/=]\s/u)[0] ?? title;
  // "Moby-Dick, or, The whale"
  const main = proper.split(/,\s/u)[0] ?? proper;
  const names = wordsIn(foldedText(main)).length > 1 ? [title, proper, main] : [title, proper];
  const titles = [...new Set(names)].map((name) => ({ kind: 'title' as const, name }));
  const headings = reasons.filter(({ part }) => part === 'subject');
  return [...titles, ...headings.map(({ text }) => ({ kind: 'subject' as const, name: text }))];
}

function wordsIn(folded: string): Word[] {
  return [...folded.matchAll(WORD)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
}

/**
 * Where words stand one after another in others; nowhere where they are too few to be known by, or a piece of a longer name: then a word
 * that no question has stands beside them, or behind "of" and its like.
 */
function placeOf(
  name: readonly Word[],
  asked: readonly Word[],
  isOfQuestions: (word: string) => boolean,
): { readonly from: number; readonly to: number }[] {
  const [first] = name;
  if (!first || (name.length === 1 && first.text.length < LONG_WORD)) return [];
  const at = asked.findIndex((_, start) =>
    name.every(({ text }, next) => asked[start + next]?.text === text),
  );
  const begin = asked[at];
  const end = asked[at + name.length - 1];
  const isPiece = [asked.slice(0, Math.max(0, at)).reverse(), asked.slice(at + name.length)].some(
    (beside) => {
      const near = beside.findIndex(({ text }) => !LINKS.test(text));
      const word = beside[near];
      return word && (near > 0 || name.length < CERTAIN) && !isOfQuestions(word.text);
    },
  );
  return begin && end && !isPiece ? [{ from: begin.from, to: end.to }] : [];
}
