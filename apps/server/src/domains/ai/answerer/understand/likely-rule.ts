import type { Question, Turn } from '../../question.ts';
import { OF_WORKS, SEARCHING } from './decide.ts';
import { type Grammar, type Rule, ruleFor } from './grammar.ts';
import type { KnownPhrases, Likeness } from './phrases/known-phrases.ts';
import { announcesName } from './read-names.ts';
import type { ReadText } from './read-text.ts';

/** "Renew the second one." */
const OF_LOANS: ReadonlySet<Question['intent']> = new Set(['due', 'renew']);
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
  const [likeness] = phrases
    .like(covered, ruleFor(grammar, asked, isOfWork))
    .filter((one) => isPossible(one, read, last, phrases));
  if (likeness === undefined || likeness === 'goesOn')
    return { rule: undefined, goesOn: likeness === 'goesOn' };
  return { rule: ruleOf(likeness, grammar, asked, isOfWork), goesOn: false };
}

/**
 * Only what follows a list or the opening hours can go on from it, "the second one" is a work or a loan, and who names something does not ask
 * for anything.
 */
function isPossible(
  likeness: Likeness,
  { grammar, covered, folded, isMarked }: ReadText,
  last: Turn | undefined,
  { isOfQuestions }: KnownPhrases,
): boolean {
  if (likeness === 'goesOn')
    return last !== undefined && (SEARCHING.has(last.question.intent) || last.question.intent === 'hours');
  const { intent } = likeness;
  if (intent === 'vague') return !isMarked && !announcesName(covered, grammar, isOfQuestions);
  const isNth = last !== undefined && last.recordIds.length > 0 && grammar.nth.test(folded);
  return !isNth || intent === 'find' || OF_WORKS.has(intent) || OF_LOANS.has(intent);
}

/** The rule of a grammar for what a question is like; one without words where none of its rules fits. A search needs no rule. */
function ruleOf(
  { intent, rule }: Exclude<Likeness, 'goesOn'>,
  { rules }: Pick<Grammar, 'rules'>,
  asked: string,
  isOfWork: boolean,
): Rule | undefined {
  if (intent === 'find') return undefined;
  const own = rules.filter((one) => one.intent === intent && (!rule || one.rule === rule));
  const fitting = ruleFor({ rules: own }, asked, isOfWork);
  const act = own.find((one) => one.act?.test(asked))?.act;
  return fitting ?? { intent, when: NOTHING, ...(act && { act }), ...(rule && { rule }) };
}
