import { checkElectronicMost, checkMost } from '@lectern/contracts/buying/recommendations/check-most';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implement } from '../../../../platform/http/implement.ts';
import { leftWishes, passedLimit } from '../may-wish.ts';

export const checkMostCall = implement(checkMost)(({ context, deps }) => check(deps, context));

export const checkElectronicMostCall = implement(checkElectronicMost)(({ context, deps }) =>
  check(deps, context),
);

async function check({ db, clock }: Deps, { tenant, patron }: CallContext<'patron'>) {
  return passedLimit(tenant, await leftWishes(db, tenant, patron.id, clock.now())) ?? true;
}
