import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { ChosenSearch } from '@lectern/contracts/reference/ai/answer-lines';
import type { Question } from '../question.ts';
import { heldToNames } from './evidence/held-to-names.ts';
import { type Nearest, nearestWorks } from './evidence/nearest-works.ts';
import { type Meant, wordsOfQuestion } from './evidence/words-of-question.ts';
import { limitsOf, type ShownFilter, shownFilters } from './filters.ts';
import type { Found } from './found.ts';
import { isCalled } from './is-called.ts';
import type { AnswerTurn } from './turn.ts';
import { foldedText } from './understand/folded-text.ts';
import { markedNames } from './understand/masked-titles.ts';
import { HAN } from './understand/phrases/features.ts';

/** A way to look for a name. It counts where it finds `enough` works. */
interface Way {
  readonly name: string;
  readonly search: ChosenSearch;
  readonly enough: number;
  /** What the name is, where the way looks for its words beyond that. */
  readonly beyond?: 'title' | 'author';
}

/** Headings that fit fewer works than this are not all that a reader means by a subject. */
const ENOUGH_BY_HEADING = 5;

/** How a name is looked for, the narrowest way first. A title as a whole comes before its words. */
function waysOf({ about, intent }: Question): readonly Way[] {
  const way = (name: string, searchField: NonNullable<ChosenSearch['searchField']>, matchMode = 2): Way => ({
    name,
    search: { keyWord: name, searchField, matchMode },
    enough: searchField === 'subject' ? ENOUGH_BY_HEADING : 1,
  });
  const beyond = (name: string, of: NonNullable<Way['beyond']>): Way => ({ ...way(name, 'any'), beyond: of });
  if (about.isbn) return [way(about.isbn, 'isbn', 1)];
  if (about.title)
    return [way(about.title, 'title', 1), way(about.title, 'title'), beyond(about.title, 'title')];
  if (about.author && about.words)
    return [way(`${about.words} ${about.author}`, 'any'), way(about.author, 'author')];
  if (about.author) return [way(about.author, 'author'), beyond(about.author, 'author')];
  if (about.subject) return [way(about.subject, 'subject'), way(about.subject, 'any')];
  const { words } = about;
  if (!words) return [];
  // What something is may be said in any part of a record; else words that nothing announces are mostly those of a title.
  const last = intent === 'define' ? way(words, 'any') : beyond(words, 'title');
  return [way(words, 'title', 1), way(words, 'author'), way(words, 'subject'), last];
}

/** Every year: a search without words needs a filter. */
const ANY_YEAR: ChosenSearch = { publishBegin: -9999 };

/** What the same search finds without the filters that were read out of the question; undefined if nothing. */
export async function withoutFilters(turn: AnswerTurn, { search }: Found): Promise<SearchAnswer | undefined> {
  const answer = await turn.tools.searchCatalogue({ ...wordsOf(search), rows: ROWS });
  return isRefusal(answer) || answer.numFound === 0 ? undefined : answer;
}

/** What the search finds in the words that were probably meant; undefined where none are known or they find nothing. */
export async function inBetterWords(
  turn: AnswerTurn,
  { search, answer: { didYouMean } }: Found,
): Promise<Pick<Found, 'answer' | 'name'> | undefined> {
  if (!didYouMean) return undefined;
  const answer = await turn.tools.searchCatalogue({ ...search, keyWord: didYouMean, rows: ROWS });
  return isRefusal(answer) || answer.numFound === 0 ? undefined : { answer, name: didYouMean };
}

/** Works that an answer names of a search. */
const ROWS = 5;

/** Searches for what a question names, within its filters; a question that goes on has those of the last search too. */
export async function searchFor(turn: AnswerTurn, rows = ROWS): Promise<Found | undefined> {
  const { question, asked } = turn;
  const before = question.refines ? asked.turns.findLast(({ search }) => search)?.search : undefined;
  const limits = limitsOf(turn, before);
  const filters = shownFilters(turn, limits);
  const bare: Way = { name: '', search: limits.publishBegin === undefined ? ANY_YEAR : {}, enough: 1 };
  const known: Way = before?.keyWord
    ? { name: shownName(before.keyWord), search: wordsOf(before), enough: 1 }
    : bare;
  const named = waysOf(question);
  const isAsked = named.length > 0;
  const found = await byWays(turn, isAsked ? named : [known], { limits, filters, rows });
  if (!isAsked && before?.keyWord) return found;
  const best = (await byEvidence(turn, found, { limits, filters, rows })) ?? found;
  return best && heldToNames(turn, best);
}

interface Looking {
  readonly limits: ChosenSearch;
  readonly filters: readonly ShownFilter[];
  readonly rows: number;
}

/** Searches in one way after another, until one finds enough. */
async function byWays(
  { tools, question }: AnswerTurn,
  ways: readonly Way[],
  { limits, filters, rows }: Looking,
): Promise<Found | undefined> {
  let most: Found | undefined;
  let slip: Found | undefined;
  for (const { name, search, enough, beyond } of ways) {
    const whole = { ...limits, ...search };
    const answer = await tools.searchCatalogue({ ...whole, rows });
    if (isRefusal(answer)) continue;
    const isSlip = answer.reading.kind === 'fuzzy';
    // A title between marks is written as it is meant.
    const isOther = isSlip && name === markedNames(question.text).title && HAN.test(name);
    const isNamed = !isOther && (beyond === undefined || (beyond === 'title' && isCalled(answer, name)));
    const found = { search: whole, filters, answer, name, isNamed };
    // "bears" are bears sooner than somebody called Beard.
    if (isSlip && isNamed && answer.numFound > 0 && ways.length > 1 && !/\s/.test(name.trim())) {
      slip ??= found;
      continue;
    }
    if (answer.numFound >= enough) return slip && !isNamed ? slip : found;
    // Of ways that find nothing, the widest is offered, by the name that was asked for.
    if (!most || answer.numFound > most.answer.numFound) most = found;
    else if (most.answer.numFound === 0) most = { ...found, name: ways[0]?.name ?? name };
  }
  return slip && !(most && most.answer.numFound > 0 && most.isNamed) ? slip : most;
}

/** Kinds of words without which an answer is one to another question. */
const HARD: ReadonlySet<Meant['kind']> = new Set(['topic', 'name', 'marked', 'audience']);
/** With so much of what a question names, works are what was asked for; with less they are only near. */
const ASKED_FOR = 0.6;
/** With less than this, works have nothing to do with the question. */
const NEAR = 0.2;

/**
 * The works that have most of what a question names, where its grammar found nothing, or less. `found` stays where it has all that is
 * known of the question.
 */
async function byEvidence(
  turn: AnswerTurn,
  found: Found | undefined,
  { limits, filters, rows }: Looking,
): Promise<Found | undefined> {
  const { title, isbn } = turn.question.about;
  const isFound = found !== undefined && found.answer.numFound > 0 && found.isNamed;
  if (isbn !== undefined || (isFound && (title !== undefined || turn.question.intent === 'count')))
    return undefined;
  const named = foldedText(found?.name ?? '');
  const isLeftOut = ({ kind, text }: Meant) => HARD.has(kind) && !named.includes(foldedText(text));
  if (isFound && !(await wordsOfQuestion(turn)).some(isLeftOut)) return undefined;
  const nearest = await nearestWorks(turn, limits);
  if (!nearest && !isFound && (limits.langCode || limits.docCode))
    return await byLimits(turn, { limits, filters, rows });
  if (!nearest || nearest.share < NEAR) return undefined;
  const isMore = nearest.had.some(({ kind, text }) => HARD.has(kind) && !named.includes(foldedText(text)));
  if (isFound && !(isMore && nearest.share >= ASKED_FOR)) return undefined;
  const answer = await turn.tools.searchCatalogue({ ...nearest.search, rows });
  if (isRefusal(answer) || answer.numFound === 0) return undefined;
  const name = found?.name || nearest.had.map(({ text }) => text).join(' ');
  // A name that no record has is of another work: "Tides and currents of Xanadu".
  const isOther = nearest.missed.some(({ text, count }) => count === 0 && /^\p{Lu}/u.test(text));
  const isCalledSo = title === undefined || isCalled(answer, title);
  const isBySo =
    turn.question.about.author === undefined || isByPerson(answer, turn.question.about.author, nearest);
  const isNamed = nearest.share >= ASKED_FOR && isCalledSo && isBySo && !isOther;
  return { search: nearest.search, filters, answer, name, isNamed, nearest };
}

/** Whether the best work is by a person, as far as a word of the name or a person of the list tells. */
function isByPerson({ searchResult: [work] }: SearchAnswer, author: string, { had }: Nearest): boolean {
  if (!work || had.some(({ kind }) => kind === 'name')) return true;
  const shown = foldedText(work.author);
  const words = foldedText(author).match(/\p{Script=Han}{2,}|[\p{Script=Latin}]{3,}/gu) ?? [];
  return words.some((word) => shown.includes(word));
}

/** All within the limits, where nothing else is named: "something short in French". */
async function byLimits(turn: AnswerTurn, { limits, filters, rows }: Looking): Promise<Found | undefined> {
  const isNamed = (await wordsOfQuestion(turn)).some(
    ({ kind }) => kind === 'unknown' || (HARD.has(kind) && kind !== 'audience'),
  );
  if (isNamed) return undefined;
  const search = limits.publishBegin === undefined ? { ...limits, ...ANY_YEAR } : limits;
  const answer = await turn.tools.searchCatalogue({ ...search, rows });
  if (isRefusal(answer) || answer.numFound === 0) return undefined;
  return { search, filters, answer, name: '', isNamed: true };
}

/** The words of a search as readers know them: of alternatives the first, which is the reader's own. */
function shownName(keyWord: string): string {
  if (!/ (?:OR|AND) /.test(keyWord)) return keyWord;
  return keyWord
    .split(' AND ')
    .map((part) => (part.replace(/[()]/g, '').split(' OR ')[0] ?? part).replaceAll('"', ''))
    .join(' ');
}

function wordsOf({ keyWord, searchField, matchMode }: ChosenSearch): ChosenSearch {
  return { keyWord, searchField, matchMode };
}

/** The one work that a question means: by its place in the answer before, else by its name. */
export async function meantWork(turn: AnswerTurn): Promise<{ readonly id?: string; readonly found?: Found }> {
  const { question, asked } = turn;
  const named = asked.turns.at(-1)?.recordIds ?? [];
  const { ordinal } = question.about;
  if (ordinal !== undefined) {
    const id = ordinal === -1 ? named.at(-1) : named[ordinal - 1];
    return id ? { id } : {};
  }
  if (waysOf(question).length === 0) return named[0] && question.refines ? { id: named[0] } : {};
  const found = await searchFor(turn, 3);
  const id = found?.isNamed ? found.answer.searchResult[0]?.recordId : undefined;
  return { ...(id && { id }), ...(found && { found }) };
}
