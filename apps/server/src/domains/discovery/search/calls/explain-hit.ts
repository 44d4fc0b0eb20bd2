import { explainHit } from '@lectern/contracts/discovery/search/explain-hit';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { withEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { prepareSearch } from '../state/prepare-search.ts';
import { pageRequestOf } from '../state/search-request.ts';

export const explainHitCall = implement(explainHit)(async ({ input, context: { tenant }, deps }) => {
  const { recordId, ...state } = input;
  const search = prepareSearch(state, tenant.settings);
  if (isRefusal(search)) return search;
  const request = pageRequestOf(search);
  const explanation = await withEngine(deps, (engine) => engine.explain(tenant.id, request, recordId));
  return isRefusal(explanation) ? explanation : { explanation: explanation ?? null };
});
