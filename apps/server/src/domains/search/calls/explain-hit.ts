import { explainHit } from '@lectern/contracts/search/explain-hit';
import { implement } from '../../../platform/http/implement.ts';
import { withEngine } from '../../../ports/search-engine/ask-engine.ts';
import { rankingOf, refuseEmpty, requestOf } from '../state/search-request.ts';

export const explainHitCall = implement(explainHit)(async ({ input, context: { tenant }, deps }) => {
  const { recordId, ...state } = input;
  refuseEmpty(state);
  const request = requestOf(state, rankingOf(tenant.settings));
  const explanation = await withEngine(deps, (engine) => engine.explain(tenant.id, request, recordId));
  return { explanation: explanation ?? null };
});
