import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { AnswerPart } from '../../answer-part.ts';
import { plainly } from '../../talk/title-marks.ts';
import { wordsHad } from '../evidence/nearest-works.ts';
import { meantWork } from '../searches.ts';
import { type Answers, type AnswerTurn, say, unknown } from '../turn.ts';
import { foldedText } from '../understand/folded-text.ts';
import { usesOf } from './holdings-text.ts';
import { listed } from './listed.ts';

/** Can I have it, where is it, more like it, what is it about: one work. */
export const answerOneWork: Answers = async function* (turn) {
  const { question, words } = turn;
  const { id, found } = await meantWork(turn);
  yield {
    kind: 'understood',
    question,
    ...(found && { search: found.search, filters: found.filters, numFound: found.answer.numFound }),
  };
  if (!id && !found) {
    yield say(words.whichWork);
    return;
  }
  if (!id && found && !found.isNamed && found.answer.numFound > 0) {
    const near = found.by ?? (found.nearest && wordsHad(found.nearest));
    yield say(
      words.noSuchWork(plainly(found.name)),
      near ? words.nearest(near.map(plainly)) : words.elsewhere(found.answer.numFound),
    );
    yield* listed(turn, found.answer);
    return;
  }
  if (!id) {
    const better = found?.answer.didYouMean;
    yield* unknown(
      turn,
      words.noSuchWork(plainly(found?.name ?? '')),
      better ? words.didYouMean(plainly(better)) : '',
    );
    return;
  }
  if (question.intent === 'similar') yield* similarTo(turn, id);
  else if (question.intent === 'define') yield* contentOf(turn, id);
  else yield* howToUse(turn, id);
};

async function* howToUse(turn: AnswerTurn, id: string): AsyncIterable<AnswerPart> {
  const { tools, words, question } = turn;
  const use = (await usesOf(turn, [id])).get(id);
  yield use ? say({ record: id }, ' · ', use.text, '\n') : say({ record: id }, '\n', words.away);
  if (use && question.about.libraryCode === undefined && (question.intent === 'where' || namesPlace(turn)))
    yield* placesOf(turn, id, use.text);
  const record = await tools.getRecord(id);
  if (isRefusal(record) || !use || question.intent === 'where') return;
  const link = record.links.find(({ kind }) => kind === 'fulltext');
  const { title } = record;
  if (link) yield { kind: 'proposal', proposal: { kind: 'readOnline', recordId: id, title, url: link.url } };
  if (!use.isLent) return;
  if (question.intent === 'get') yield say(words.canRequest);
  yield { kind: 'proposal', proposal: { kind: 'request', recordId: id, title } };
}

/** Whether a question has a word of the name of a library that is none of libraries' names in general. */
function namesPlace({ asked, libraries }: AnswerTurn): boolean {
  const folded = foldedText(asked.text);
  return libraries.some(({ name }) =>
    (foldedText(name).match(/[a-z]{4,}/g) ?? []).some(
      (word) =>
        !/^(?:library|libraries|reading|room|branch|centre|center|bibliotheque|salle|lecture|main|street)$/.test(
          word,
        ) && folded.includes(word),
    ),
  );
}

/** Where the copies belong, also while they are out. */
async function* placesOf(turn: AnswerTurn, id: string, said: string): AsyncIterable<AnswerPart> {
  const copies = await turn.tools.copies(id);
  if (isRefusal(copies)) return;
  const places = new Set(
    copies.items.map(({ libName, locationName }) => plainly(`${libName}, ${locationName}`)),
  );
  const others = [...places].filter((place) => !said.includes(place));
  if (others.length > 0) yield say(turn.words.copiesIn(others));
}

async function* similarTo(turn: AnswerTurn, id: string): AsyncIterable<AnswerPart> {
  const { tools, words } = turn;
  const near = await tools.similar(id);
  if (isRefusal(near) || near.length === 0) {
    yield* unknown(turn, words.noSimilar);
    return;
  }
  yield say(words.similar);
  for (const { recordId, about } of near.slice(0, 5))
    yield say('- ', { record: recordId }, about.length > 0 ? ` · ${plainly(about.join(', '))}` : '', '\n');
}

/** Longest quote of a record, in UTF-16 units; it ends with a sentence where one ends before. */
const MOST_QUOTED = 400;

async function* contentOf(turn: AnswerTurn, id: string): AsyncIterable<AnswerPart> {
  const { tools, words, question } = turn;
  const ids = [id];
  const found =
    question.about.title || question.about.ordinal !== undefined ? undefined : await meantWork(turn);
  for (const hit of found?.found?.answer.searchResult ?? []) if (hit.recordId !== id) ids.push(hit.recordId);
  const said: AnswerPart[] = [];
  for (const recordId of ids) {
    const record = await tools.getRecord(recordId);
    if (isRefusal(record)) continue;
    const part = record.abstracts.length > 0 ? ('abstract' as const) : ('contents' as const);
    const [text] = part === 'abstract' ? record.abstracts : record.contents;
    if (!text) continue;
    const quote = { record: recordId, part, index: 0, from: 0, to: endOfQuote(text) };
    said.push(say('- ', { record: recordId }, ' ', { quote }, '\n'));
  }
  if (said.length === 0) {
    yield* unknown(turn, { record: id }, ' · ', words.notSaid);
    return;
  }
  yield say(words.says);
  yield* said;
}

function endOfQuote(text: string): number {
  if (text.length <= MOST_QUOTED) return text.length;
  const ends = [...text.slice(0, MOST_QUOTED).matchAll(/[.!?。！？]/g)].map(({ index }) => index + 1);
  return ends.at(-1) ?? MOST_QUOTED;
}
