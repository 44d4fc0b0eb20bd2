import { getIndexStatus } from '@lectern/contracts/discovery/search-index/get-index-status';
import { implement } from '../../../../platform/http/implement.ts';
import { meaningState } from '../meaning/meaning-state.ts';

export const getIndexStatusCall = implement(getIndexStatus)(async ({ context: { tenant }, deps }) => {
  const { state, documents, meaning: model = '' } = await deps.search.status(tenant.id);
  const trainedAt = model === '' ? undefined : await deps.meaning.writtenAt(tenant.id, model);
  const meaning = { state: await meaningState(deps, tenant, model), model, trainedAt: trainedAt ?? null };
  return { state, documents, meaning };
});
