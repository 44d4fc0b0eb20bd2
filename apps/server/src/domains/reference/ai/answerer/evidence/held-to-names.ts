import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { fold } from '@lectern/search/analysis/fold';
import type { Found } from '../found.ts';
import { bearsTitle, isIn } from '../is-called.ts';
import type { AnswerTurn } from '../turn.ts';
import { ONE_WORK } from '../understand/decide.ts';
import { foldedText } from '../understand/folded-text.ts';
import { LINKS } from '../understand/title-in-capitals.ts';
import { namesSaid } from './names-said.ts';
import { wordsHad } from './nearest-works.ts';

type Hit = SearchAnswer['searchResult'][number];

const WORD = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
const LATIN = /\p{Script=Latin}/u;
/** Kinds of words that belong to a name. */
const NAMING: ReadonlySet<string> = new Set(['unknown', 'name', 'marked']);
/** A shorter word is an initial. */
const SHORTEST_NAME = 3;

/**
 * What was found, as works of another name where the question says a name that none of them has: a person of whom only the family name or
 * the words of two other persons were found, a title of which a word was left out, a name that was read with another letter.
 */
export function heldToNames({ question, asked }: AnswerTurn, found: Found): Found {
  const { about } = question;
  const { answer } = found;
  if (answer.numFound === 0 || !found.isNamed || about.isbn !== undefined) return found;
  const other = (name: string): Found => ({ ...found, name, isNamed: false, by: wordsFound(found) });
  const bears = (title: string) => answer.searchResult.some((hit) => bearsTitle(answer.reading, hit, title));
  const isSlip = answer.reading.kind === 'fuzzy';
  if (
    about.author !== undefined &&
    (isSlip || !answer.searchResult.some((hit) => isBy(hit, about.author ?? '')))
  )
    return other(about.author);
  if (about.title !== undefined && !bears(about.title)) return other(about.title);
  if (ONE_WORK.has(question.intent)) {
    if (found.nearest?.missed.some(({ kind }) => NAMING.has(kind))) return other(found.name);
    if (!found.nearest && about.words !== undefined && !bears(about.words)) return other(about.words);
  }
  const sought = foldedText(
    [found.name, ...(found.nearest?.had.flatMap(({ words }) => words) ?? [])].join(' '),
  );
  const missing = namesSaid(asked.text).find(
    (name) =>
      wordsIn(name).some((word) => !sought.includes(word)) &&
      wordsIn(name).some((word) => sought.includes(word)) &&
      !answer.searchResult.some((hit) => hasAll(hit, name)),
  );
  return missing === undefined ? found : other(missing);
}

/** The words by which it was found, as they stand in records. */
function wordsFound({ nearest, name, answer: { reading } }: Found): readonly string[] {
  if (nearest) return wordsHad(nearest);
  return reading.kind === 'fuzzy' ? reading.changed.map(({ to }) => to) : [name];
}

function wordsIn(name: string): string[] {
  return (foldedText(name).match(WORD) ?? []).filter((word) => word.length > 2 && !LINKS.test(word));
}

/**
 * Whether one of the persons of a work has all words of a name; a letter stands for a first name. Names of one word and of other scripts are
 * as the search has found them.
 */
function isBy({ author, reasons }: Hit, name: string): boolean {
  const words = fold(name).match(WORD) ?? [];
  if (words.length < 2 || !LATIN.test(name) || !LATIN.test(author)) return true;
  const others = reasons.filter(({ part }) => part === 'name').map(({ text }) => text);
  return [...author.split(';'), ...others].some((person) => {
    const has = fold(person).match(WORD) ?? [];
    return words.every((word) => has.some((one) => isSameName(one, word)));
  });
}

function isSameName(one: string, other: string): boolean {
  if (one.length < SHORTEST_NAME || other.length < SHORTEST_NAME) return one[0] === other[0];
  return one.startsWith(other) || other.startsWith(one);
}

function hasAll({ title, author, reasons, about }: Hit, name: string): boolean {
  const shown = fold([title, author, ...reasons.map(({ text }) => text), ...about].join(' '));
  return wordsIn(name).every((word) => isIn(shown, fold(word)));
}
