import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { namedInText } from '../named-in-text.ts';
import type { AnswerTurn } from '../turn.ts';
import { foldedText } from '../understand/folded-text.ts';
import { markedNames } from '../understand/masked-titles.ts';
import { type Hit, namesOf } from './editions.ts';
import { nearestWorks } from './nearest-works.ts';
import { wordsOfQuestion } from './words-of-question.ts';

const ROWS = 10;
/** With so much of the words in a record, it is the work that they mean. */
const MEANT = 0.6;

/**
 * The work from which a question goes on to others: a sequel, an original. `without` is what asks for these, in folded text; the first work
 * of the answer before where the rest of the question names nothing.
 */
export async function baseWork(turn: AnswerTurn, without: readonly RegExp[]): Promise<Hit | undefined> {
  const { asked, tools } = turn;
  const text = without.reduce((left, when) => blanked(left, when), asked.text);
  const reduced = { ...turn, asked: { ...asked, text } };
  const given = markedNames(text).title;
  const place = given === undefined ? await namedInText(reduced.asked, tools) : undefined;
  const name = given ?? (place?.kind === 'title' ? text.slice(place.from, place.to) : undefined);
  if (name !== undefined) {
    const hit = await titled(turn, name);
    if (hit) return hit;
  }
  for (const { words, kind } of await wordsOfQuestion(reduced))
    if (kind === 'unknown' && words[0]) {
      const hit = await titled(turn, words[0]);
      if (hit) return hit;
    }
  const nearest = await nearestWorks(reduced, {});
  if (nearest && nearest.share >= MEANT) {
    const answer = await tools.searchCatalogue({ ...nearest.search, rows: 1 });
    if (!isRefusal(answer)) return answer.searchResult[0];
  }
  const before = asked.turns.at(-1)?.recordIds[0];
  return nearest || before === undefined ? undefined : await hitOf(turn, before);
}

/** The work with a title; of several the one that has it as its own and not as another one. */
async function titled({ tools }: AnswerTurn, name: string): Promise<Hit | undefined> {
  const answer = await tools.searchCatalogue({
    keyWord: name,
    searchField: 'title',
    matchMode: 1,
    rows: ROWS,
  });
  if (isRefusal(answer) || answer.reading.kind !== 'literal') return undefined;
  const isOwn = ({ title }: Hit) => namesOf(title).some((one) => foldedText(one) === foldedText(name));
  return answer.searchResult.find(isOwn) ?? answer.searchResult[0];
}

/** A record as a search shows it. */
export async function hitOf({ tools }: AnswerTurn, recordId: string): Promise<Hit | undefined> {
  const record = await tools.getRecord(recordId);
  if (isRefusal(record)) return undefined;
  const answer = await tools.searchCatalogue({
    keyWord: record.title,
    searchField: 'title',
    matchMode: 2,
    rows: ROWS,
  });
  return isRefusal(answer) ? undefined : answer.searchResult.find((hit) => hit.recordId === recordId);
}

function blanked(text: string, when: RegExp): string {
  const found = when.exec(foldedText(text));
  if (!found) return text;
  return text.slice(0, found.index) + ' '.repeat(found[0].length) + text.slice(found.index + found[0].length);
}
