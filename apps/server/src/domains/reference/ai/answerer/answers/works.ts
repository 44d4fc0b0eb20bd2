import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { AnswerPart } from '../../answer-part.ts';
import { plainly } from '../../talk/title-marks.ts';
import { editionsOf, type Hit, namesOf } from '../evidence/editions.ts';
import { eitherOf, nearestWorks, wordsHad } from '../evidence/nearest-works.ts';
import { limitsOf } from '../filters.ts';
import type { Found } from '../found.ts';
import { inBetterWords, searchFor, withoutFilters } from '../searches.ts';
import { type Answers, type AnswerTurn, say, unknown } from '../turn.ts';
import { foldedText } from '../understand/folded-text.ts';
import { listed } from './listed.ts';

/** Which works, and how many. */
export const answerWorks: Answers = async function* (turn) {
  const { question, words } = turn;
  const found = await searchFor(turn);
  if (!found) {
    yield { kind: 'understood', question };
    yield* unknown(turn, words.away);
    return;
  }
  const { search, filters, answer, name, isNamed } = found;
  const { numFound, didYouMean } = answer;
  const translated = search.langCode && (numFound === 0 || !isNamed) ? await inLanguage(turn, found) : [];
  if (translated.length > 0) {
    yield { kind: 'understood', question, search, filters };
    const shown = { name: plainly(name), filters: filters.map(({ label }) => label) };
    yield say(words.found(translated.length, shown));
    yield* listed(turn, { searchResult: translated.slice(0, MOST_LISTED), numFound: translated.length });
    return;
  }
  yield { kind: 'understood', question, search, filters, numFound };
  const sought = {
    name: plainly(name),
    filters: [...filters.map(({ label }) => label), ...orderLabel(turn)],
  };
  if (numFound === 0) {
    const others = filters.length > 0 ? await withoutFilters(turn, found) : undefined;
    const meant = others ? undefined : await inBetterWords(turn, found);
    yield say(words.nothing(sought), didYouMean ? words.didYouMean(plainly(didYouMean)) : '');
    if (others) yield say(words.withoutFilters(others.numFound));
    else if (meant)
      yield say('\n\n', words.found(meant.answer.numFound, { ...sought, name: plainly(meant.name) }));
    const instead = others ?? meant?.answer;
    if (instead) yield* listed(turn, instead);
    else yield* unknown(turn);
    return;
  }
  if (found.by) {
    yield say(words.noSuchWork(sought.name), words.nearest(found.by.map(plainly)));
    yield* listed(turn, answer);
    return;
  }
  if (found.nearest) {
    const had = wordsHad(found.nearest).map(plainly);
    if (!isNamed)
      yield say(
        question.about.author === undefined ? words.nothing(sought) : words.noSuchWork(sought.name),
        words.nearest(had),
      );
    else yield say(words.found(numFound, { ...sought, name: had.join(' ') }));
    yield* listed(turn, answer);
    yield* alsoNear(turn, found);
    return;
  }
  if (!isNamed) {
    // It may be there outside the filters.
    const none = filters.length > 0 ? words.nothing(sought) : words.noSuchWork(sought.name);
    yield say(none, words.elsewhere(numFound));
    yield* listed(turn, answer);
    return;
  }
  if (question.intent === 'count') {
    yield say(words.count(numFound, sought));
    return;
  }
  yield say(words.found(numFound, sought));
  yield* listed(turn, answer);
  yield* otherEditions(turn, found);
};

const MOST_LISTED = 5;
/** So few works are added to. */
const FEW = 3;
const SOFT: ReadonlySet<string> = new Set(['audience', 'form', 'word']);

/** Editions in the language that is asked for, of works that are named in another one. */
async function inLanguage(turn: AnswerTurn, { search }: Found): Promise<readonly Hit[]> {
  const { langCode, ...others } = search;
  const isEvidence = search.keyWord?.includes(' AND ') === true || search.keyWord?.includes(' OR ') === true;
  const wide = { keyWord: others.keyWord, searchField: others.searchField, matchMode: others.matchMode };
  const answer = isEvidence ? undefined : await turn.tools.searchCatalogue({ ...wide, rows: MOST_LISTED });
  let works = answer && !isRefusal(answer) ? answer.searchResult : [];
  if (works.length === 0) {
    const { langCode: _langCode, ...limits } = limitsOf(turn);
    const nearest = await nearestWorks(turn, limits);
    const near =
      nearest && nearest.share >= MEANT
        ? await turn.tools.searchCatalogue({ ...nearest.search, rows: MOST_LISTED })
        : undefined;
    works = near && !isRefusal(near) ? near.searchResult : [];
  }
  if (works.length === 0 || !langCode) return [];
  const { keyWord: _keyWord, searchField: _field, matchMode: _mode, ...limits } = search;
  return await editionsOf(turn.tools, works, limits);
}

/** With so much of a question in them, works are what it means. */
const MEANT = 0.6;

/** Works that have all but what narrows a search softly: for whom, and in which form. */
async function* alsoNear(turn: AnswerTurn, { nearest, answer, search }: Found): AsyncIterable<AnswerPart> {
  const hard = nearest?.had.filter(({ kind }) => !SOFT.has(kind)) ?? [];
  if (!nearest || answer.numFound >= FEW || hard.length === 0 || hard.length === nearest.had.length) return;
  const keyWord = hard.map(({ words }) => eitherOf(words, hard.length > 1)).join(' AND ');
  const wider = await turn.tools.searchCatalogue({ ...search, keyWord, rows: MOST_LISTED });
  if (isRefusal(wider)) return;
  const named = new Set(answer.searchResult.map(({ recordId }) => recordId));
  const others = wider.searchResult.filter(({ recordId }) => !named.has(recordId));
  if (others.length === 0) return;
  yield say(turn.words.alsoNear);
  yield* listed(turn, { searchResult: others, numFound: others.length });
}

/** Originals and translations of a work that was named by its title. */
async function* otherEditions(turn: AnswerTurn, { answer, name, search }: Found): AsyncIterable<AnswerPart> {
  const [work] = answer.searchResult;
  const isWork = work && namesOf(work.title).some((one) => foldedText(one) === foldedText(name));
  if (!isWork || search.langCode || answer.numFound > FEW) return;
  const named = new Set(answer.searchResult.map(({ recordId }) => recordId));
  const others = (await editionsOf(turn.tools, answer.searchResult, {})).filter(
    ({ recordId }) => !named.has(recordId),
  );
  if (others.length === 0) return;
  yield say(turn.words.editions);
  yield* listed(turn, { searchResult: others.slice(0, FEW), numFound: Math.min(FEW, others.length) });
}

function orderLabel({ question: { about }, words }: Parameters<Answers>[0]): string[] {
  if (about.order === 'newest') return [words.filters.newest];
  return about.order === 'mostBorrowed' ? [words.filters.mostBorrowed] : [];
}
