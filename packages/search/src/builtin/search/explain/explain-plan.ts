import { TEXT_FIELDS } from '../../../search-document.ts';
import type { Explanation } from '../../../search-engine.ts';
import type { Segment } from '../../segment/segment.ts';
import type { Budget } from '../bounds/budget.ts';
import { evaluate } from '../match/evaluate.ts';
import { releaseMatches } from '../match/matches.ts';
import { titleRewards } from '../match/title-reward.ts';
import type { AndPlan, Plan } from '../plan/plan.ts';

interface Value {
  readonly score: number;
  readonly fields: number;
}

/**
 * The score that a plan gives one document of a segment, and its parts; undefined where the plan does not find the document. Every number
 * comes from the evaluation that searches use.
 */
export function explainPlan(
  plan: Plan,
  segment: Segment,
  doc: number,
  budget: Budget,
): Explanation | undefined {
  const found = worthOf(plan, segment, doc, budget);
  if (found === undefined) return undefined;
  const { score, fields } = found;
  const parts = (plans: readonly Plan[]) =>
    plans.flatMap((part) => explainPlan(part, segment, doc, budget) ?? []);
  switch (plan.kind) {
    case 'nothing':
    case 'everything':
    case 'not':
      return { score, what: 'no words asked for', parts: [] };
    case 'term':
      return { score, what: `${where(fields)}: ${readable(plan.term)}`, parts: [] };
    case 'prefix':
      return { score, what: `${where(fields)}: ${readable(plan.prefix)}*`, parts: [] };
    case 'phrase':
      return {
        score,
        what: `${where(fields)}: "${plan.terms.map(({ term }) => term).join(' ')}"`,
        parts: [],
      };
    case 'placed':
      return { score, what: `${where(fields)}: sounds as typed`, parts: [] };
    case 'whole':
      return { score, what: `${where(fields)}: the whole value`, parts: [] };
    case 'and':
      return explainAnd(plan, segment, doc, budget, found);
    case 'best':
      return { score, what: 'the best form of', parts: parts(plan.of) };
    case 'or':
      return { score, what: 'sum of any of', parts: parts(plan.of) };
  }
}

/** The words, then what multiplies their sum, then what is added for the title. */
function explainAnd(
  plan: AndPlan,
  segment: Segment,
  doc: number,
  budget: Budget,
  { score, fields }: Value,
): Explanation {
  const { together, inTitle, opening, title, ...bare } = plan;
  const { longer, ...typed } = bare;
  const wanted = [...plan.of, ...(plan.optional ?? [])].filter(
    ({ kind }) => kind !== 'not' && kind !== 'everything',
  );
  const words = wanted.flatMap((part) => explainPlan(part, segment, doc, budget) ?? []);
  const value = (part: AndPlan) => worthOf(part, segment, doc, budget)?.score ?? 0;
  const gained = longer === undefined ? 0 : value(bare) - value(typed);
  if (gained > 0) words.push({ score: gained, what: `title: a longer word than ${longer?.word}`, parts: [] });
  const sum: Explanation =
    words.length === 1 ? words[0]! : { score: value(bare), what: 'sum of all of', parts: words };
  const factors: Explanation[] = [];
  const factor = together?.[fields] ?? 1;
  if (factor !== 1) factors.push({ score: factor, what: `all in one field (${where(fields)})`, parts: [] });
  const withoutTitle = { ...bare, together };
  const beside = { ...withoutTitle, inTitle };
  if (inTitle !== undefined)
    factors.push(...factorOf(value(beside) / value(withoutTitle), 'side by side in the title'));
  if (opening !== undefined)
    factors.push(...factorOf(value({ ...beside, opening }) / value(beside), 'the title begins so'));
  const product: Explanation =
    factors.length === 0
      ? sum
      : {
          score: factors.reduce((value, one) => value * one.score, sum.score),
          what: 'product of',
          parts: [sum, ...factors],
        };
  const reward = title === undefined ? undefined : titleRewards(segment, title).get(doc);
  if (reward === undefined) return product;
  const whole: Explanation = {
    score: reward,
    what: 'the title, or a person who made it, is what was asked for',
    parts: [],
  };
  return { score, what: 'sum of', parts: [product, whole] };
}

function factorOf(factor: number, what: string): Explanation[] {
  return factor === 1 ? [] : [{ score: factor, what, parts: [] }];
}

function worthOf(plan: Plan, segment: Segment, doc: number, budget: Budget): Value | undefined {
  const matches = evaluate(plan, segment, budget);
  const at = matches.docs.subarray(0, matches.size).indexOf(doc);
  const found = at < 0 ? undefined : { score: matches.scores[at]!, fields: matches.fields[at]! };
  releaseMatches(matches);
  return found;
}

function where(fields: number): string {
  const names = TEXT_FIELDS.filter((_, number) => (fields & (1 << number)) !== 0);
  return names.length === 0 ? 'number' : names.join(', ');
}

/** Keyword terms and stems carry a control character. */
function readable(term: string): string {
  return term.replace(/\p{Cc}/gu, ' ').trim();
}
