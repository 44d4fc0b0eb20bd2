import { getIndexStatus } from '@lectern/contracts/search-index/get-index-status';
import { implement } from '../../platform/http/implement.ts';
import { meaningState } from './meaning/meaning-state.ts';

export const getIndexStatusCall = implement(getIndexStatus)(async ({ context: { tenant }, deps }) => {
  const { state, documents, meaning: model = '' } = await deps.search.status(tenant.id);
  return { state, documents, meaning: { state: await meaningState(deps, tenant, model), model } };
});
