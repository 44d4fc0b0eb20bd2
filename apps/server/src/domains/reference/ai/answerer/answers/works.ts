import { plainly } from '../../talk/title-marks.ts';
import { inBetterWords, searchFor, withoutFilters } from '../searches.ts';
import { type Answers, say, unknown } from '../turn.ts';
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
  if (found.nearest) {
    const had = found.nearest.had.map(({ text }) => plainly(text));
    if (!isNamed) yield say(words.nothing(sought), words.nearest(had));
    else yield say(words.found(numFound, { ...sought, name: had.join(' ') }));
    yield* listed(turn, answer);
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
};

function orderLabel({ question: { about }, words }: Parameters<Answers>[0]): string[] {
  if (about.order === 'newest') return [words.filters.newest];
  return about.order === 'mostBorrowed' ? [words.filters.mostBorrowed] : [];
}
