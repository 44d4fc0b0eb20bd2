import type { TitleKeys } from '../../../ranking/title-keys.ts';
import { ALL_FIELDS } from '../../segment/term-keys.ts';
import type { Plan, TermPlan } from './plan.ts';

/** A query for one term, in whichever field. */
export interface SingleTerm {
  readonly term: TermPlan;
  readonly title: TitleKeys | undefined;
}

/** Undefined where a plan is anything but one term in all fields. */
export function singleTermOf(plan: Plan): SingleTerm | undefined {
  if (plan.kind === 'term') return plan.mask === ALL_FIELDS ? { term: plan, title: undefined } : undefined;
  if (
    plan.kind !== 'and' ||
    plan.of.length !== 1 ||
    plan.optional !== undefined ||
    plan.longer !== undefined ||
    plan.share !== undefined ||
    plan.opening !== undefined
  )
    return undefined;
  const term = plan.of[0]!;
  return term.kind === 'term' && term.mask === ALL_FIELDS ? { term, title: plan.title } : undefined;
}
