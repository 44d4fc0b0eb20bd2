import { explainHit } from '@lectern/contracts/search/explain-hit';
import { implement } from '../../http/implement.ts';
import { refusing } from './ask-engine.ts';
import { rankingOf, refuseEmpty, requestOf } from './search-request.ts';

export const explainHitCall = implement(explainHit)(async ({ input, context: { tenant }, deps }) => {
  const { recordId, ...state } = input;
  refuseEmpty(state);
  const request = requestOf(state, rankingOf(tenant.settings));
  const explanation = await refusing(deps, (engine) => engine.explain(tenant.id, request, recordId));
  return { explanation: explanation ?? null };
});
