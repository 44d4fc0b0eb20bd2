import { MODEL_ADDRESS, MODEL_KEYS_OFF, MODELS_CHANGED } from '@lectern/contracts/ai/errors';
import { putModels } from '@lectern/contracts/ai/put-models';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { AssistantSettings } from '@lectern/contracts/tenant/assistant-settings';
import { noteChange } from '../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { implement } from '../../../platform/http/implement.ts';
import { changeSettings, readSettings } from '../../../platform/tenants/tenant-store.ts';
import { modelKeyName } from '../../../ports/language-model/model-key.ts';
import { modelListOf, modelsVersion } from '../model/model-list.ts';

export const putModelsCall = implement(putModels)(async ({ input, context: { tenant, staff }, deps }) => {
  const { secrets, languageModel } = deps;
  const { version, ...limits } = input;
  const models = input.models.map(({ key: _key, ...model }) => model);
  const after = { ...limits, models };
  if (!models.every((model) => languageModel.isAllowed(model))) return refuse(MODEL_ADDRESS);
  if (input.models.some(({ key }) => key) && !secrets.canSeal()) return refuse(MODEL_KEYS_OFF);
  const changed = await inTransaction(deps.db, async (tx) => {
    const before = (await readSettings(tx, tenant.id)).assistant;
    if (version !== undefined && version !== modelsVersion(before)) return refuse(MODELS_CHANGED);
    await changeSettings(tx, tenant.id, (settings) => ({
      ...settings,
      assistant: { ...settings.assistant, ...after },
    }));
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'assistant.putModels',
      subject: 'assistant',
      before: { ...audited(before), newKeys: [] },
      after: {
        ...audited({ ...before, ...after }),
        newKeys: input.models.flatMap(({ key, address }) => (key === undefined ? [] : [address])),
      },
      at: deps.clock.now().toISOString(),
    });
    return { before, settings: await readSettings(tx, tenant.id) };
  });
  if (isRefusal(changed)) return changed;
  for (const { key, ...model } of input.models) {
    if (key) await secrets.set(tenant.id, modelKeyName(model), key);
    else if (key === '') await secrets.remove(tenant.id, modelKeyName(model));
  }
  // The key of an address that no model has any more is of no use.
  const kept = new Set(models.map(modelKeyName));
  for (const name of new Set(changed.before.models.map(modelKeyName)))
    if (!kept.has(name)) await secrets.remove(tenant.id, name);
  await deps.tenants.refresh();
  const { assistant, policy } = changed.settings;
  return modelListOf(deps, { id: tenant.id, timeZone: policy.timeZone }, assistant);
});

/** The settings as the audit shows them; headers and fields may hold what only the provider should know. */
function audited({ models, tokensPerDay, modelsAtOnce }: AssistantSettings) {
  return {
    models: models.map(({ kind, address, model }) => `${kind} ${address} ${model}`),
    tokensPerDay,
    modelsAtOnce,
  };
}
