import type { Language } from '@lectern/contracts/kernel/languages';
import type { About, Question, Turn } from '../../question.ts';
import { decide, OF_WORKS, SEARCHING } from './decide.ts';
import type { Grammar, Rule } from './grammar.ts';
import { likelyRule } from './likely-rule.ts';
import { type Marked, NAME_SIGN, type NamedPlace } from './masked-titles.ts';
import { type KnownPhrases, knownPhrases } from './phrases/known-phrases.ts';
import { readDays } from './read-days.ts';
import { numberOf, readFilters } from './read-filters.ts';
import { announcesName, readNames } from './read-names.ts';
import { type NamedLibrary, type ReadText, readText } from './read-text.ts';

export interface Context {
  readonly language: Language;
  /** YYYY-MM-DD in the library's time zone. */
  readonly today: string;
  /** What was said before, newest last. */
  readonly turns: readonly Turn[];
  readonly libraries: readonly NamedLibrary[];
  /** A name of the catalogue that stands in the question. */
  readonly named?: NamedPlace | undefined;
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

/**
 * What a reader's words mean, by grammar and by phrases that are like them: nothing is looked up. It never fails; what says nothing is
 * `vague`.
 */
export async function understand(given: string, context: Context): Promise<Question> {
  const read = readText(given, context);
  const { written, grammar, folded, library } = read;
  const phrases = await knownPhrases(written);
  const last = context.turns.at(-1);
  const ordinal = readReference(read, phrases, last);
  const asksForMore =
    last !== undefined && SEARCHING.has(last.question.intent) && grammar.more.test(folded.trim());
  const isOfWork = read.isMarked || read.capitals !== undefined || ordinal !== undefined;
  const likely = likelyRule(read, phrases, { last, isOfWork });
  const rule = asksForMore ? undefined : likely.rule;
  const { filters, rest } = readFilters(read.covered, grammar, Number(context.today.slice(0, 4)));
  const days =
    rule?.intent === 'hours' || rule?.intent === 'due' ? readDays(folded, written, context.today) : undefined;
  const isAboutWorks = !rule || !WITHOUT_WORK.has(rule.intent);
  const isNameless = read.isMarked || !isAboutWorks || ordinal !== undefined || asksForMore;
  const left = withoutPointing(withoutIntent(rest, rule), grammar, last !== undefined);
  const isFollowing = last !== undefined && (rule ? OF_WORKS.has(rule.intent) : likely.goesOn);
  const looking = { grammar, isOfQuestions: phrases.isOfQuestions, isFollowing };
  const about: About = {
    ...(context.named && (!rule || rule.intent === 'count') ? asAnnounced(read) : markedName(read.given)),
    ...(read.given.isbn !== undefined && { isbn: read.given.isbn }),
    ...(read.capitals !== undefined && isAboutWorks && { words: read.capitals }),
    ...(read.capitals === undefined && !isNameless && readNames(read.text, left, looking)),
    ...(isAboutWorks ? limitsOf(rule, filters) : {}),
    ...(library && { libraryCode: library.code }),
    ...(days && { days }),
    ...(ordinal !== undefined && { ordinal }),
    ...(rule?.rule && { rule: rule.rule }),
  };
  const act = rule?.act?.test(folded) ?? false;
  const goesOn = asksForMore || likely.goesOn || grammar.goesOn.test(folded.trim());
  // "What is new?" and "How many books are there?" ask for themselves; "in English?" only narrows what was found.
  const isWhole = !goesOn && (about.order !== undefined || grammar.works.test(folded));
  const isShowing = grammar.show.test(folded);
  return decide({ text: given, rule, about, act, last, goesOn, isWhole, isShowing });
}

function markedName({ title, subject }: Marked): About {
  return { ...(title !== undefined && { title }), ...(subject !== undefined && { subject }) };
}

/** A title is meant as a subject where the question announces one: "books about climate change". */
function asAnnounced({ given, folded, grammar }: ReadText): About {
  const name = given.title ?? given.subject;
  const announcing = grammar.names.find(({ when }) => {
    const found = when.exec(folded)?.groups?.name?.trim() ?? '';
    return found !== '' && found.replaceAll(NAME_SIGN, '') === '';
  });
  return announcing?.kind === 'subject' && name !== undefined ? { subject: name } : markedName(given);
}

/** "Is it on the shelf?" asks for the shelf and does not limit to it. */
function limitsOf(rule: Rule | undefined, filters: About): About {
  if (!rule || !OF_ONE_WORK.has(rule.intent)) return filters;
  const { onShelf: _onShelf, online: _online, order: _order, ...limits } = filters;
  return limits;
}

/** The work of the answer before that is meant, from 1, -1 the last; undefined where none is. */
function readReference(
  { folded, covered, grammar }: ReadText,
  { isOfQuestions }: KnownPhrases,
  last: Turn | undefined,
): number | undefined {
  if (!last || last.recordIds.length === 0) return undefined;
  const groups = grammar.nth.exec(folded)?.groups;
  if (groups?.last) return -1;
  const nth = numberOf(groups?.nth ?? groups?.nth2 ?? groups?.nth3, grammar);
  if (nth !== undefined) return nth;
  // "Something by Verne that is in": it points at nothing.
  const isNamed = announcesName(covered, grammar, isOfQuestions, ['author', 'title']);
  return !isNamed && grammar.pointing.test(folded) ? 1 : undefined;
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

const OF_ONE_WORK: ReadonlySet<Question['intent']> = new Set(['available', 'where', 'get', 'define']);
