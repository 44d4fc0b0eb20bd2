import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { plainly } from '../../talk/title-marks.ts';
import { baseWork } from '../evidence/base-work.ts';
import { editionsOf, type Hit } from '../evidence/editions.ts';
import { type Part, seriesOf } from '../evidence/series.ts';
import { titlesNamed } from '../evidence/titles-named.ts';
import {
  NTH_PART,
  ORDER,
  OTHER_EDITIONS,
  partAsked,
  SEQUEL,
  VOLUMES,
  WHOLE_SERIES,
} from '../evidence/wishes.ts';
import { limitsOf, shownFilters } from '../filters.ts';
import { type Answers, type AnswerTurn, say } from '../turn.ts';
import type { Written } from '../understand/choose-grammar.ts';
import { foldedText } from '../understand/folded-text.ts';
import { listed } from './listed.ts';

/** Works that an answer names of a series. */
const MOST_PARTS = 12;

/** What comes next, which is the second, in which order: undefined where no series is known of the work. */
export async function seriesAnswer(turn: AnswerTurn, written: Written): Promise<Answers | undefined> {
  const folded = foldedText(turn.asked.text);
  // "The second one" of a list is no second part.
  const part = turn.question.about.ordinal === undefined ? partAsked(folded, written) : undefined;
  const isNext = SEQUEL[written].test(folded);
  const isAll = ORDER[written].test(folded) || WHOLE_SERIES[written].test(folded);
  if (!part && !isNext && !isAll) return undefined;
  const base = await baseWork(
    turn,
    [SEQUEL, ORDER, NTH_PART, WHOLE_SERIES].map((one) => one[written]),
  );
  const parts = base ? await seriesOf(turn.tools, base.recordId) : [];
  if (!base || parts.length < 2) return undefined;
  const limits = limitsOf(turn);
  if (limits.langCode) {
    const hits = parts.map(({ hit }) => hit);
    const inLanguage = hits.filter(({ langCode }) => limits.langCode?.includes(langCode));
    const others = await editionsOf(turn.tools, hits, { langCode: limits.langCode });
    if (inLanguage.length + others.length > 0) return namingAll([...inLanguage, ...others]);
  }
  if (isNext) {
    const next = parts[parts.findIndex(({ hit }) => hit.recordId === base.recordId) + 1];
    return next ? namingAll([next.hit]) : partsInOrder(parts, turn.words.noSuchPart);
  }
  if (!part) return partsInOrder(parts, turn.words.inOrder);
  const asked = parts.some(({ number }) => number !== '')
    ? parts.find(({ number }) => Number.parseInt(number, 10) === part.nth)
    : parts[part.nth - 1];
  return asked ? namingAll([asked.hit]) : partsInOrder(parts, turn.words.noSuchPart);
}

function partsInOrder(parts: readonly Part[], intro: string): Answers {
  return async function* (turn) {
    yield { kind: 'understood', question: { ...turn.question, intent: searching(turn) } };
    yield say(intro);
    for (const { hit, number } of parts.slice(0, MOST_PARTS)) {
      if (number !== '') yield say(`- ${plainly(number)}. `);
      const year = hit.publishYear === null ? '' : ` ${hit.publishYear}`;
      yield say(number === '' ? '- ' : '', { record: hit.recordId }, year, '\n');
    }
  };
}

/** Works that are named with their places. */
export function namingAll(hits: readonly Hit[], intro = ''): Answers {
  return async function* (turn) {
    yield {
      kind: 'understood',
      question: { ...turn.question, intent: searching(turn) },
      filters: shownFilters(turn, limitsOf(turn)),
    };
    yield say(
      intro === ''
        ? turn.words.found(hits.length, {
            name: '',
            filters: shownFilters(turn, limitsOf(turn)).map(({ label }) => label),
          })
        : intro,
    );
    yield* listed(turn, { searchResult: hits, numFound: hits.length });
  };
}

function searching({ question: { intent } }: AnswerTurn) {
  return ['available', 'where', 'get', 'similar', 'count'].includes(intent) ? intent : 'find';
}

/** Originals and translations of works that a question names: undefined where it asks for none, or none is known. */
export async function editionsAnswer(turn: AnswerTurn, written: Written): Promise<Answers | undefined> {
  const { langCode } = limitsOf(turn);
  const asksOthers = OTHER_EDITIONS[written].test(foldedText(turn.asked.text));
  if (!asksOthers && !langCode) return undefined;
  const named = await titlesNamed(turn);
  const several = named.length > 1 ? named : [];
  // In a language, works of a person or about something are sought; what is one work in all languages is known by its title.
  const isOfTitle = several.length === 0 && asksOthers && !langCode;
  const base = isOfTitle ? await baseWork(turn, [OTHER_EDITIONS[written]]) : undefined;
  const works = base ? [base] : several;
  if (works.length === 0) return undefined;
  const already = langCode ? works.filter((hit) => langCode.includes(hit.langCode)) : [];
  const others = await editionsOf(turn.tools, works, langCode ? { langCode } : {});
  if (already.length + others.length > 0) return namingAll([...already, ...others]);
  return asksOthers && !langCode ? namingAll(works, turn.words.noEditions) : undefined;
}

/** Of how many volumes a work is, as its record says. */
export async function volumesAnswer(turn: AnswerTurn, written: Written): Promise<Answers | undefined> {
  if (!VOLUMES[written].test(foldedText(turn.asked.text))) return undefined;
  const base = await baseWork(turn, [VOLUMES[written]]);
  const record = base && (await turn.tools.getRecord(base.recordId));
  if (!base || !record || isRefusal(record)) return undefined;
  const physical = record.physical.filter((one) => /\d/.test(one));
  if (physical.length === 0) return undefined;
  return async function* ({ question }) {
    yield { kind: 'understood', question };
    yield say({ record: base.recordId }, '\n');
    for (const one of physical) yield say(`\n- ${plainly(one)}\n`);
  };
}
