import { getModels } from '@lectern/contracts/reference/ai/get-models';
import { implement } from '../../../../platform/http/implement.ts';
import { modelListOf } from '../model/model-list.ts';

export const getModelsCall = implement(getModels)(async ({ context: { tenant }, deps }) => {
  const { assistant, policy } = tenant.settings;
  return modelListOf(deps, { id: tenant.id, timeZone: policy.timeZone }, assistant);
});
