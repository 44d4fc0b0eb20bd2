import type { Language } from '@lectern/contracts/kernel/languages';
import type { About, Question, Turn } from '../../question.ts';
import { GRAMMARS, type Written, writtenIn } from './choose-grammar.ts';
import { foldedText } from './folded-text.ts';
import type { Grammar, Rule } from './grammar.ts';
import { markedNames, NAME_SIGN } from './masked-titles.ts';
import { readDays } from './read-days.ts';
import { numberOf, readFilters } from './read-filters.ts';
import { readNames } from './read-names.ts';
import { longTitle } from './title-in-capitals.ts';

/** A library of the tenant, as readers call it. */
export interface NamedLibrary {
  readonly code: string;
  readonly name: string;
}

export interface Context {
  readonly language: Language;
  /** YYYY-MM-DD in the library's time zone. */
  readonly today: string;
  /** What was said before, newest last. */
  readonly turns: readonly Turn[];
  readonly libraries: readonly NamedLibrary[];
}

/** Intents that ask nothing about works of the catalogue. */
const WITHOUT_WORK: ReadonlySet<Question['intent']> = new Set([
  'due',
  'renew',
  'holds',
  'fines',
  'account',
  'hours',
  'rules',
  'librarian',
  'outside',
  'refused',
]);

const NAME_SIGNS = new RegExp(`${NAME_SIGN}+`, 'gu');

/** What a reader's words mean, by grammar alone: nothing is looked up. It never fails; what says nothing is `vague`. */
export function understand(text: string, { language, today, turns, libraries }: Context): Question {
  const given = markedNames(text);
  const written = writtenIn(foldedText(given.text), FALLBACKS[language]);
  const grammar = GRAMMARS[written];
  const isMarked = given.title !== undefined || given.isbn !== undefined;
  const capitals = isMarked ? undefined : longTitle(text, foldedText(text), grammar);
  const marked =
    capitals === undefined
      ? given
      : { text: text.replace(capitals, (words) => NAME_SIGN.repeat(words.length)) };
  const folded = foldedText(marked.text);
  const last = turns.at(-1);
  const reference = readReference(folded, grammar, last);
  const isOfWork = isMarked || capitals !== undefined || reference !== undefined;
  const asksForMore =
    last !== undefined && SEARCHING.has(last.question.intent) && grammar.more.test(folded.trim());
  // Rules look for words near each other: a long title between them is one sign.
  const asked = folded.replace(NAME_SIGNS, NAME_SIGN);
  const rule = asksForMore ? undefined : grammar.rules.find((one) => fits(one, asked, isOfWork));
  const library = libraries.find(({ name }) => name.length > 1 && folded.includes(foldedText(name)));
  const covered = library
    ? folded.replace(foldedText(library.name), (name) => ' '.repeat(name.length))
    : folded;
  const { filters, rest } = readFilters(covered, grammar, Number(today.slice(0, 4)));
  const days =
    rule?.intent === 'hours' || rule?.intent === 'due' ? readDays(folded, written, today) : undefined;
  const isAboutWorks = !rule || !WITHOUT_WORK.has(rule.intent);
  const names =
    capitals !== undefined && isAboutWorks
      ? { words: capitals }
      : isMarked || !isAboutWorks || reference !== undefined || asksForMore
        ? {}
        : readNames(
            marked.text,
            withoutPointing(withoutIntent(rest, rule), grammar, last !== undefined),
            grammar,
          );
  const about: About = {
    ...(given.title !== undefined && { title: given.title }),
    ...(given.isbn !== undefined && { isbn: given.isbn }),
    ...names,
    ...(isAboutWorks ? limitsOf(rule, filters) : {}),
    ...(library && { libraryCode: library.code }),
    ...(days && { days }),
    ...(reference !== undefined && { ordinal: reference }),
    ...(rule?.rule && { rule: rule.rule }),
  };
  const act = rule?.act?.test(folded) ?? false;
  const goesOn = asksForMore || grammar.goesOn.test(folded.trim());
  // "What is new?" and "How many books are there?" ask for themselves; "in English?" only narrows what was found.
  const isWhole = !goesOn && (about.order !== undefined || grammar.works.test(folded));
  return decide({ text, rule, about, act, last, goesOn, isWhole, isShowing: grammar.show.test(folded) });
}

const FALLBACKS: Readonly<Record<Language, Written>> = {
  'zh-CN': 'zh',
  'zh-TW': 'zh',
  'en-US': 'en',
  'fr-FR': 'fr',
};

function fits({ when, unless, ofWork }: Rule, folded: string, isOfWork: boolean): boolean {
  return (!ofWork || isOfWork) && when.test(folded) && !unless?.test(folded);
}

/** "Is it on the shelf?" asks for the shelf and does not limit to it. */
function limitsOf(rule: Rule | undefined, filters: About): About {
  if (!rule || !OF_ONE_WORK.has(rule.intent)) return filters;
  const { onShelf: _onShelf, online: _online, order: _order, ...limits } = filters;
  return limits;
}

/** The work of the answer before that is meant, from 1, -1 the last; undefined where none is. */
function readReference(folded: string, grammar: Grammar, last: Turn | undefined): number | undefined {
  if (!last || last.recordIds.length === 0) return undefined;
  const groups = grammar.nth.exec(folded)?.groups;
  if (groups?.last) return -1;
  const nth = numberOf(groups?.nth ?? groups?.nth2 ?? groups?.nth3, grammar);
  if (nth !== undefined) return nth;
  return grammar.pointing.test(folded) ? 1 : undefined;
}

/** Folded text without the words that told the intent, where they stand around a name and are no part of it. */
function withoutIntent(rest: string, rule: Rule | undefined): string {
  if (!rule || rule.intent === 'similar') return rest;
  const found = rule.when.exec(rest);
  if (!found || found[0].length > 12) return rest;
  return rest.slice(0, found.index) + ' '.repeat(found[0].length) + rest.slice(found.index + found[0].length);
}

/** Without "the second one", and without the words by which a question goes on: they name nothing. */
function withoutPointing(rest: string, grammar: Grammar, isFollowing: boolean): string {
  const blank = (words: string) => ' '.repeat(words.length);
  const unpointed = rest.replace(grammar.nth, blank);
  const lead = unpointed.length - unpointed.trimStart().length;
  if (!isFollowing) return unpointed;
  return unpointed.slice(0, lead) + unpointed.slice(lead).replace(grammar.goesOn, blank);
}

interface Read {
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

function decide({ text, rule, about, act, last, goesOn, isWhole, isShowing }: Read): Question {
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
  if (last?.question.intent === 'hours' && goesOn && (isOfLibrary || hasName))
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
const OF_WORKS: ReadonlySet<Question['intent']> = new Set([
  'available',
  'where',
  'get',
  'similar',
  'define',
  'count',
]);
const OF_ONE_WORK: ReadonlySet<Question['intent']> = new Set(['available', 'where', 'get', 'define']);
const SEARCHING: ReadonlySet<Question['intent']> = new Set(['find', 'count', 'similar']);
