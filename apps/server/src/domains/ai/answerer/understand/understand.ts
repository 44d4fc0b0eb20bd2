import type { Language } from '@lectern/contracts/kernel/languages';
import type { About, Question, Turn } from '../../question.ts';
import { GRAMMARS, writtenFor } from './choose-grammar.ts';
import { decide, OF_WORKS, SEARCHING } from './decide.ts';
import { foldedText } from './folded-text.ts';
import { type Grammar, type Rule, ruleFor } from './grammar.ts';
import { type Marked, markedNames, markPlace, NAME_SIGN, type NamedPlace } from './masked-titles.ts';
import { knownPhrases, type Likeness } from './phrases/known-phrases.ts';
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

const NAME_SIGNS = new RegExp(`${NAME_SIGN}+`, 'u');

/** What a reader's words mean, by grammar and by phrases that are like them: nothing is looked up. It never fails; what says nothing is `vague`. */
export async function understand(
  text: string,
  { language, today, turns, libraries, named }: Context,
): Promise<Question> {
  const given = named ? markPlace(text, named) : markedNames(text);
  const written = writtenFor(foldedText(given.text), language);
  const grammar = GRAMMARS[written];
  const isMarked = [given.title, given.subject, given.isbn].some((name) => name !== undefined);
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
  const ruled = ruleFor(grammar, asked, isOfWork);
  const library = libraries.find(({ name }) => name.length > 1 && folded.includes(foldedText(name)));
  const covered = library
    ? folded.replace(foldedText(library.name), (name) => ' '.repeat(name.length))
    : folded;
  const phrases = await knownPhrases(written);
  const [likeness] = phrases.like(covered, ruled).filter((one) => isPossible(one, last, reference));
  const rule =
    asksForMore || likeness === undefined || likeness === 'goesOn'
      ? undefined
      : ruleOf(likeness, grammar, asked, isOfWork);
  const { filters, rest } = readFilters(covered, grammar, Number(today.slice(0, 4)));
  const days =
    rule?.intent === 'hours' || rule?.intent === 'due' ? readDays(folded, written, today) : undefined;
  const isAboutWorks = !rule || !WITHOUT_WORK.has(rule.intent);
  const names =
    capitals !== undefined && isAboutWorks
      ? { words: capitals }
      : isMarked || !isAboutWorks || reference !== undefined || asksForMore
        ? {}
        : readNames(marked.text, withoutPointing(withoutIntent(rest, rule), grammar, last !== undefined), {
            grammar,
            isOfQuestions: phrases.isOfQuestions,
            isFollowing: last !== undefined && (rule ? OF_WORKS.has(rule.intent) : likeness === 'goesOn'),
          });
  const about: About = {
    ...(named && (!rule || rule.intent === 'count') ? announced(given, folded, grammar) : markedName(given)),
    ...(given.isbn !== undefined && { isbn: given.isbn }),
    ...names,
    ...(isAboutWorks ? limitsOf(rule, filters) : {}),
    ...(library && { libraryCode: library.code }),
    ...(days && { days }),
    ...(reference !== undefined && { ordinal: reference }),
    ...(rule?.rule && { rule: rule.rule }),
  };
  const act = rule?.act?.test(folded) ?? false;
  const goesOn = asksForMore || likeness === 'goesOn' || grammar.goesOn.test(folded.trim());
  // "What is new?" and "How many books are there?" ask for themselves; "in English?" only narrows what was found.
  const isWhole = !goesOn && (about.order !== undefined || grammar.works.test(folded));
  return decide({ text, rule, about, act, last, goesOn, isWhole, isShowing: grammar.show.test(folded) });
}

/** Only what follows a list or the opening hours can go on from it, and "the second one" is a work. */
function isPossible(likeness: Likeness, last: Turn | undefined, reference: number | undefined): boolean {
  if (likeness === 'goesOn')
    return last !== undefined && (SEARCHING.has(last.question.intent) || last.question.intent === 'hours');
  return reference === undefined || OF_WORKS.has(likeness.intent) || OF_LOANS.has(likeness.intent);
}

/** The rule of a grammar for what a question is like; one without words where none of its rules fits. A search needs no rule. */
function ruleOf(
  { intent, rule }: Exclude<Likeness, 'goesOn'>,
  grammar: Grammar,
  asked: string,
  isOfWork: boolean,
): Rule | undefined {
  if (intent === 'find') return undefined;
  const own = grammar.rules.filter((one) => one.intent === intent && (!rule || one.rule === rule));
  const fitting = ruleFor({ rules: own }, asked, isOfWork);
  const act = own.find((one) => one.act?.test(asked))?.act;
  return fitting ?? { intent, when: NOTHING, ...(act && { act }), ...(rule && { rule }) };
}

const NOTHING = /(?!)/;

function markedName({ title, subject }: Marked): About {
  return { ...(title !== undefined && { title }), ...(subject !== undefined && { subject }) };
}

/** A title is meant as a subject where the question announces one: "books about climate change". */
function announced(given: Marked, folded: string, { names }: Grammar): About {
  const name = given.title ?? given.subject;
  const announcing = names.find(({ when }) => {
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

/** "Renew the second one." */
const OF_LOANS: ReadonlySet<Question['intent']> = new Set(['due', 'renew', 'find']);
const OF_ONE_WORK: ReadonlySet<Question['intent']> = new Set(['available', 'where', 'get', 'define']);
