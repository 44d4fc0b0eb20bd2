import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { explainHit } from '@lectern/contracts/search/explain-hit';
import { implement } from '../../../platform/http/implement.ts';
import { withEngine } from '../../../ports/search-engine/ask-engine.ts';
import { refusalOfSearch } from '../state/refusal-of-search.ts';
import { rankingOf, requestOf } from '../state/search-request.ts';

export const explainHitCall = implement(explainHit)(async ({ input, context: { tenant }, deps }) => {
  const { recordId, ...state } = input;
  const refusal = refusalOfSearch(state);
  if (refusal) return refusal;
  const request = requestOf(state, rankingOf(tenant.settings));
  const explanation = await withEngine(deps, (engine) => engine.explain(tenant.id, request, recordId));
  return isRefusal(explanation) ? explanation : { explanation: explanation ?? null };
});
