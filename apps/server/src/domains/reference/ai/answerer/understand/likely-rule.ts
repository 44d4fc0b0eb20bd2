import type { Intent } from '@lectern/contracts/reference/ai/intents';
import type { Question, Turn } from '../../question.ts';
import { OF_WORKS, SEARCHING } from './decide.ts';
import { type Grammar, type Rule, ruleFor } from './grammar.ts';
import { HAN, wordsOf } from './phrases/features.ts';
import type { KnownPhrases, Likeness } from './phrases/known-phrases.ts';
import { announcesName } from './read-names.ts';
import type { ReadText } from './read-text.ts';

/** "Renew the second one." */
const OF_LOANS: ReadonlySet<Question['intent']> = new Set(['due', 'renew']);
/** How likely a refusal must be where no rule tells it. */
const SURE = 0.5;
const BARE_WORDS = 2;
const BARE_HAN = 4;
const NOTHING = /(?!)/;

/** What a question is likely to mean: a rule of its grammar, none for a search, and whether it changes the search before. */
export interface LikelyRule {
  readonly rule: Rule | undefined;
  readonly goesOn: boolean;
}

/** Reads what is meant from the phrases that a question is like; the rule that fits its words is one sign among them. */
export function likelyRule(
  read: ReadText,
  phrases: KnownPhrases,
  { last, isOfWork }: { readonly last: Turn | undefined; readonly isOfWork: boolean },
): LikelyRule {
  const { grammar, covered, asked } = read;
  const fitting = ruleFor(grammar, asked, isOfWork);
  const likeness = phrases
    .like(covered, fitting)
    .find((one) => isSure(one, fitting) && isPossible(one.intent, read, last, phrases));
  if (likeness === undefined) return { rule: fitting, goesOn: false };
  const { intent, rule } = likeness;
  if (intent === 'goesOn') return { rule: undefined, goesOn: true };
  const isLike = !fitting || intent === 'outside';
  const isSought = intent === 'find' || (isLike && isBareName(intent, covered, phrases));
  return { rule: isSought ? undefined : ruleOf(intent, rule, grammar, { asked, isOfWork }), goesOn: false };
}

/** Nobody is turned away for a mere likeness. */
function isSure({ intent, likelihood }: Likeness, fitting: Rule | undefined): boolean {
  return (intent !== 'refused' && intent !== 'outside') || fitting?.intent === intent || likelihood > SURE;
}

/**
 * Names and numbers alone, and a word or two alone, are sought and not asked: "rain", "membership organisations". Not where a phrase is
 * just that ("help"), nor where all of two words are those of questions about the library ("renew please").
 */
function isBareName(intent: Intent, covered: string, { has, isOfQuestions }: KnownPhrases): boolean {
  const words = wordsOf(covered);
  if (has(covered)) return false;
  if (!words.some((word) => /\p{L}/u.test(word) && isOfQuestions(word))) return true;
  const most = words.some((word) => HAN.test(word)) ? BARE_HAN : BARE_WORDS;
  return words.length <= most && (intent === 'outside' || !isOfQuestions(covered));
}

/**
 * Only what follows a list or the opening hours can go on from it, "the second one" is a work or a loan, and who names something does not
 * ask for anything.
 */
function isPossible(
  intent: Likeness['intent'],
  { grammar, covered, folded, isMarked }: ReadText,
  last: Turn | undefined,
  { isOfQuestions }: KnownPhrases,
): boolean {
  if (intent === 'goesOn')
    return last !== undefined && (SEARCHING.has(last.question.intent) || last.question.intent === 'hours');
  if (intent === 'vague') return !isMarked && !announcesName(covered, grammar, isOfQuestions);
  const isNth = last !== undefined && last.recordIds.length > 0 && grammar.nth.test(folded);
  return !isNth || intent === 'find' || OF_WORKS.has(intent) || OF_LOANS.has(intent);
}

/** The rule of a grammar for what a question is like; one without words where none of its rules fits. */
function ruleOf(
  intent: Intent,
  rule: Rule['rule'],
  { rules }: Pick<Grammar, 'rules'>,
  { asked, isOfWork }: { readonly asked: string; readonly isOfWork: boolean },
): Rule {
  const own = rules.filter((one) => one.intent === intent && (!rule || one.rule === rule));
  const fitting = ruleFor({ rules: own }, asked, isOfWork);
  const act = own.find((one) => one.act?.test(asked))?.act;
  return fitting ?? { intent, when: NOTHING, ...(act && { act }), ...(rule && { rule }) };
}
