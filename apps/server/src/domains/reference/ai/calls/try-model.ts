import { refuse } from '@lectern/contracts/kernel/refusal';
import { MODEL_NOT_FOUND } from '@lectern/contracts/reference/ai/errors';
import { tryModel } from '@lectern/contracts/reference/ai/try-model';
import { implement } from '../../../../platform/http/implement.ts';
import { trialOf } from '../model/try-model.ts';

export const tryModelCall = implement(tryModel)(async ({ input, context: { tenant }, deps }) => {
  const model = tenant.settings.assistant.models[input.place];
  return model ? trialOf(deps, tenant.id, model) : refuse(MODEL_NOT_FOUND);
});
