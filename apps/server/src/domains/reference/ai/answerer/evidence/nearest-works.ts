import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { ChosenSearch } from '@lectern/contracts/reference/ai/answer-lines';
import type { AnswerTurn } from '../turn.ts';
import { foldedText } from '../understand/folded-text.ts';
import { HAN } from '../understand/phrases/features.ts';
import { type Meant, wordsOfQuestion } from './words-of-question.ts';

/** Records that are looked at for each thing that a question names. */
const ROWS = 60;
/** Things that are looked for; a longer question has enough in its first ones. */
const MOST_MEANT = 14;
/** A longer run is no name. */
const LONGEST_RUN = 12;
const LONGEST_PIECE = 8;
const SHORT_NAME = /^\p{Lu}\p{Ll}{2,7}$/u;

/** How much it says of a work that it has a word of a kind. */
const WEIGHTS: Readonly<Record<Meant['kind'], number>> = {
  marked: 1.6,
  name: 1.4,
  topic: 1,
  unknown: 0.9,
  audience: 0.5,
  word: 0.5,
  form: 0.3,
};
/** What no work is sought by alone. */
const WEAK: ReadonlySet<Meant['kind']> = new Set(['audience', 'word', 'form']);

/** What records say of one thing that a question names. */
export interface Looked extends Meant {
  readonly weight: number;
  /** Records that have one of its words. */
  readonly count: number;
  readonly records: readonly string[];
}

/** The search that has most of what a question names. */
export interface Nearest {
  readonly search: ChosenSearch;
  /** What of the question it has, in the order of the question. */
  readonly had: readonly Looked[];
  readonly missed: readonly Looked[];
  /** The share of the weights that it has, from 0 to 1. */
  readonly share: number;
}

/** What of a question the works have, as the reader wrote it. */
export function wordsHad({ had }: Nearest): readonly string[] {
  return had.map(({ text }) => text);
}

/**
 * The search for most of what a question names, within its limits: each thing is looked for by itself in all its words, and the record
 * that has most of them says which must all be there. Undefined where no record has anything that works are sought by.
 */
export async function nearestWorks(turn: AnswerTurn, limits: ChosenSearch): Promise<Nearest | undefined> {
  const meant = (await wordsOfQuestion(turn)).slice(0, MOST_MEANT);
  const looked: Looked[] = [];
  for (const one of meant) {
    const pieces = one.kind === 'unknown' && HAN.test(one.text) ? await piecesOf(turn, one, limits) : [one];
    for (const piece of pieces) looked.push(await lookFor(turn, piece, limits));
  }
  const told = joined(looked);
  const best = bestOf(told);
  if (!best) return undefined;
  const had = best;
  const missed = told.filter((one) => !had.includes(one));
  const sum = (some: readonly Looked[]) => some.reduce((total, { weight }) => total + weight, 0);
  return {
    search: {
      ...limits,
      keyWord: had.map(({ words }) => eitherOf(words, had.length > 1)).join(' AND '),
      matchMode: 2,
    },
    had,
    missed,
    share: sum(had) / sum(told),
  };
}

/** Persons that no record has together are alternatives: "Dickens or Austen". */
function joined(looked: readonly Looked[]): readonly Looked[] {
  const names = looked.filter(({ kind, count }) => kind === 'name' && count > 0);
  const [first, ...others] = names;
  if (!first || others.length === 0) return looked;
  const isTogether = first.records.some((id) => others.some(({ records }) => records.includes(id)));
  if (isTogether) return looked;
  const one: Looked = {
    ...first,
    text: names.map(({ text }) => text).join(' / '),
    words: names.flatMap(({ words }) => words),
    count: names.reduce((sum, { count }) => sum + count, 0),
    records: names.flatMap(({ records }) => records),
  };
  return looked.flatMap((each) => (each === first ? [one] : names.includes(each) ? [] : [each]));
}

/** The things that one record has together, by the highest sum of weights; among equal ones those that stand first. */
function bestOf(looked: readonly Looked[]): readonly Looked[] | undefined {
  const having = new Map<string, Looked[]>();
  for (const one of looked)
    for (const id of one.records) {
      const has = having.get(id) ?? [];
      has.push(one);
      having.set(id, has);
    }
  const onlyWeak = looked.every(({ kind, count }) => WEAK.has(kind) || count === 0);
  let best: { readonly has: readonly Looked[]; readonly score: number } | undefined;
  for (const has of having.values()) {
    if (!onlyWeak && has.every(({ kind }) => WEAK.has(kind))) continue;
    // A rarer word says a little more.
    const score = has.reduce(
      (sum, { weight, count }) => sum + weight * (1 + 0.2 / (1 + Math.log10(1 + count))),
      0,
    );
    if (!best || score > best.score) best = { has, score };
  }
  return best?.has;
}

async function lookFor(turn: AnswerTurn, one: Meant, limits: ChosenSearch): Promise<Looked> {
  const { sortField: _field, sortClause: _clause, ...filters } = limits;
  const seek = async (words: readonly string[]) => {
    const keyWord = eitherOf(words, false);
    const answer = await turn.tools.searchCatalogue({ ...filters, keyWord, matchMode: 2, rows: ROWS });
    return !isRefusal(answer) && answer.numFound > 0 && answer.reading.kind === 'literal'
      ? answer
      : undefined;
  };
  let { words } = one;
  let answer = await seek(words);
  // "Les Mis": a name is cut short.
  if (!answer && one.kind === 'unknown' && SHORT_NAME.test(one.text)) {
    words = [`${one.text}*`];
    answer = await seek(words);
  }
  return {
    ...one,
    words,
    weight: WEIGHTS[one.kind],
    count: answer?.numFound ?? 0,
    records: answer?.searchResult.map(({ recordId }) => recordId) ?? [],
  };
}

/** A run of Han characters as the catalogue cuts it: the longest pieces that stand somewhere in a record, and what lies between. */
async function piecesOf({ tools }: AnswerTurn, one: Meant, limits: ChosenSearch): Promise<readonly Meant[]> {
  const { sortField: _field, sortClause: _clause, ...filters } = limits;
  const run = one.text.slice(0, LONGEST_RUN);
  const pieces: Meant[] = [];
  let loose = '';
  const close = (to: number) => {
    if (loose.length > 1)
      pieces.push({ ...one, text: loose, words: [loose], from: one.from + to - loose.length });
    loose = '';
  };
  for (let at = 0; at < run.length; ) {
    let length = Math.min(LONGEST_PIECE, run.length - at);
    for (; length > 1; length--) {
      const piece = run.slice(at, at + length);
      const answer = await tools.searchCatalogue({
        ...filters,
        keyWord: `"${piece}"`,
        matchMode: 2,
        rows: 1,
      });
      if (!isRefusal(answer) && answer.numFound > 0 && answer.reading.kind === 'literal') break;
    }
    if (length < 2) {
      loose += run[at] ?? '';
      at += 1;
      continue;
    }
    close(at);
    const piece = run.slice(at, at + length);
    pieces.push({ ...one, text: piece, words: [piece], from: one.from + at });
    at += length;
  }
  close(run.length);
  return pieces;
}

/** A query for any of some words: words of Han characters and of several words stand together. */
export function eitherOf(words: readonly string[], isPart: boolean): string {
  const seen = new Map(words.map((word) => [foldedText(word), word]));
  const quoted = [...seen.values()].map((word) => {
    const plain = word.replace(/["“”„()]/g, ' ').trim();
    return /\s/.test(plain) || HAN.test(plain) || !/^[\p{L}\p{N}]+\*?$/u.test(plain) ? `"${plain}"` : plain;
  });
  const query = quoted.join(' OR ');
  return isPart && quoted.length > 1 ? `(${query})` : query;
}
