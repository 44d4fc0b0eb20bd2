import type { About, Question, Turn } from '../../question.ts';
import type { Rule } from './grammar.ts';

/** What was read out of a question. */
export interface Read {
  readonly text: string;
  readonly rule: Rule | undefined;
  readonly about: About;
  readonly act: boolean;
  readonly last: Turn | undefined;
  readonly goesOn: boolean;
  readonly isWhole: boolean;
  /** It asks to see works, not for their number. */
  readonly isShowing: boolean;
}

/** What a question means, by what was read out of it and by the question before. */
export function decide({ text, rule, about, act, last, goesOn, isWhole, isShowing }: Read): Question {
  const hasName = NAMES.some((name) => about[name] !== undefined);
  const hasFilter = FILTERS.some((name) => about[name] !== undefined);
  const isLimited = hasName || hasFilter;
  if (rule) {
    const needsWork = OF_WORKS.has(rule.intent);
    const refines =
      last !== undefined &&
      (about.ordinal !== undefined ||
        (!hasName && needsWork && !(isWhole && rule.intent === 'count')) ||
        goesOn);
    const intent = rule.intent === 'define' && !hasName && !refines ? 'vague' : rule.intent;
    return { intent, about, refines, act, text };
  }
  const isOfLibrary = about.libraryCode !== undefined || about.days !== undefined;
  const isAnnounced = about.author !== undefined || about.subject !== undefined || hasFilter;
  if (last?.question.intent === 'hours' && goesOn && (isOfLibrary || hasName) && !isAnnounced)
    return { intent: 'hours', about, refines: true, act: false, text };
  if (
    last &&
    (about.ordinal !== undefined ||
      (!isWhole && !hasName && (goesOn || hasFilter)) ||
      (isShowing && hasFilter && !hasName) ||
      (goesOn && hasFilter))
  ) {
    const before = last.question.intent;
    const searching = SEARCHING.has(before) && !(before === 'count' && isShowing) ? before : 'find';
    const goesOnAs = about.ordinal !== undefined ? 'available' : searching;
    return { intent: goesOnAs, about, refines: true, act: false, text };
  }
  if (last && goesOn && hasName && SEARCHING.has(last.question.intent)) {
    return { intent: last.question.intent, about, refines: true, act: false, text };
  }
  return { intent: isLimited ? 'find' : 'vague', about, refines: false, act: false, text };
}

const NAMES = ['title', 'author', 'subject', 'isbn', 'words', 'classNumber'] as const;
const FILTERS = ['docCodes', 'langCodes', 'years', 'onShelf', 'online', 'order'] as const;
/** Intents that ask about works of the catalogue. */
export const OF_WORKS: ReadonlySet<Question['intent']> = new Set([
  'available',
  'where',
  'get',
  'similar',
  'define',
  'count',
]);
/** Intents that are answered about one work alone. */
export const ONE_WORK: ReadonlySet<Question['intent']> = new Set(['available', 'where', 'get']);
/** Intents whose answers are lists of works. */
export const SEARCHING: ReadonlySet<Question['intent']> = new Set(['find', 'count', 'similar']);
