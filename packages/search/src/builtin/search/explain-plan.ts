import { type Explanation, TEXT_FIELDS } from '../../search-engine.ts';
import type { Segment } from '../segment/segment.ts';
import type { Budget } from './budget.ts';
import { evaluate } from './evaluate.ts';
import { giveBack } from './matches.ts';
import type { AndPlan, Plan } from './plan.ts';

/** What a plan is worth for one document of a segment, and of what that is made; undefined where the plan does not find it. */
export function explainPlan(
  plan: Plan,
  segment: Segment,
  doc: number,
  budget: Budget,
): Explanation | undefined {
  const found = worthOf(plan, segment, doc, budget);
  if (found === undefined) return undefined;
  const { score, fields } = found;
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
    case 'whole':
      return { score, what: `${where(fields)}: the whole value`, parts: [] };
    case 'and':
      return explainAnd(plan, segment, doc, budget, score);
    case 'or':
      return { score, what: 'any of', parts: partsOf(plan.of, segment, doc, budget) };
  }
}

function explainAnd(
  plan: AndPlan,
  segment: Segment,
  doc: number,
  budget: Budget,
  score: number,
): Explanation {
  const wanted = plan.of.filter(({ kind }) => kind !== 'not' && kind !== 'everything');
  return { score, what: 'all of', parts: partsOf(wanted, segment, doc, budget) };
}

function partsOf(plans: readonly Plan[], segment: Segment, doc: number, budget: Budget): Explanation[] {
  return plans.flatMap((plan) => explainPlan(plan, segment, doc, budget) ?? []);
}

function worthOf(
  plan: Plan,
  segment: Segment,
  doc: number,
  budget: Budget,
): { readonly score: number; readonly fields: number } | undefined {
  const matches = evaluate(plan, segment, budget);
  const at = matches.docs.subarray(0, matches.size).indexOf(doc);
  const found = at < 0 ? undefined : { score: matches.scores[at]!, fields: matches.fields[at]! };
  giveBack(matches);
  return found;
}

function where(fields: number): string {
  const names = TEXT_FIELDS.filter((_, number) => (fields & (1 << number)) !== 0);
  return names.length === 0 ? 'identifier' : names.join(', ');
}

/** Keyword terms carry a control character in front. */
function readable(term: string): string {
  return term.replace(/^\p{Cc}/u, '');
}
