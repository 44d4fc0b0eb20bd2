import type { Intent } from '@lectern/contracts/reference/ai/intents';
import type { About, Question } from '../question.ts';
import { OF_WORKS } from './from-evidence.ts';
import { namedInText } from './named-in-text.ts';
import type { AnswerTurn } from './turn.ts';
import { GRAMMARS, type Written } from './understand/choose-grammar.ts';
import { foldedText } from './understand/folded-text.ts';
import { ruleFor } from './understand/grammar.ts';
import { readDays } from './understand/read-days.ts';

const CLAUSES = /[,，。;；?？!！]|\s(?:and|et)\s|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u;
const OF_LENDING: ReadonlySet<About['rule']> = new Set(['loanDays', 'maxLoans', 'renewals', 'fine']);

/** What a question asks besides a work: for how long it is lent, when the library is open. */
export function furtherWishes({ question, asked }: AnswerTurn, written: Written): Question[] {
  if (!OF_WORKS.has(question.intent) || question.intent === 'vague') return [];
  const clauses = foldedText(asked.text)
    .split(CLAUSES)
    .filter((clause) => clause.trim().length > 2);
  if (clauses.length < 2) return [];
  const wishes = new Map<Intent, Question>();
  for (const clause of clauses) {
    const rule = ruleFor(GRAMMARS[written], clause, false);
    if (rule?.intent === 'rules' && OF_LENDING.has(rule.rule))
      wishes.set('rules', { ...question, intent: 'rules', about: rule.rule ? { rule: rule.rule } : {} });
    if (rule?.intent !== 'hours') continue;
    const days = readDays(clause, written, asked.today);
    wishes.set('hours', { ...question, intent: 'hours', about: days ? { days } : {} });
  }
  return [...wishes.values()];
}

/** The work that a question about the house asks for besides, in a part of its own: "when do you close and do you have Rebecca?" */
export async function furtherWork(turn: AnswerTurn): Promise<AnswerTurn | undefined> {
  const { question, asked, tools } = turn;
  if (question.intent !== 'hours' && question.intent !== 'rules') return undefined;
  const clauses = asked.text.split(CLAUSES).filter((clause) => clause.trim().length > 2);
  if (clauses.length < 2) return undefined;
  for (const text of clauses) {
    const named = await namedInText({ ...asked, text }, tools);
    if (named?.kind !== 'title') continue;
    const title = text.slice(named.from, named.to);
    return { ...turn, question: { ...question, intent: 'available', about: { title }, text } };
  }
  return undefined;
}
