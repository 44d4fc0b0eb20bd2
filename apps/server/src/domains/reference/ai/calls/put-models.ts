import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { AssistantSettings } from '@lectern/contracts/people/tenant/assistant-settings';
import { MODEL_ADDRESS, MODEL_KEYS_OFF, MODELS_CHANGED } from '@lectern/contracts/reference/ai/errors';
import { putModels } from '@lectern/contracts/reference/ai/put-models';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { changeSettings, readSettings } from '../../../../platform/tenants/tenant-store.ts';
import { embeddingsKeyName } from '../../../../ports/embeddings/embeddings-key.ts';
import { modelKeyName } from '../../../../ports/language-model/model-key.ts';
import { modelListOf, modelsVersion } from '../model/model-list.ts';

export const putModelsCall = implement(putModels)(async ({ input, context: { tenant, staff }, deps }) => {
  const { secrets, languageModel } = deps;
  const { version, embeddings: vectors, ...limits } = input;
  const models = input.models.map(withoutKey);
  const after = {
    ...limits,
    models,
    ...(vectors !== undefined && { embeddings: vectors && withoutKey(vectors) }),
  };
  const keep = async (name: string, key: string | undefined) => {
    if (key) await secrets.set(tenant.id, name, key);
    else if (key === '') await secrets.remove(tenant.id, name);
  };
  const isAllowed =
    models.every((model) => languageModel.isAllowed(model)) &&
    (!vectors || deps.embeddings.isAllowed(vectors));
  if (!isAllowed) return refuse(MODEL_ADDRESS);
  const given = [...input.models, ...(vectors ? [vectors] : [])];
  if (given.some(({ key }) => key) && !secrets.canSeal()) return refuse(MODEL_KEYS_OFF);
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
        newKeys: given.flatMap(({ key, address }) => (key === undefined ? [] : [address])),
      },
      at: deps.clock.now().toISOString(),
    });
    return { before, settings: await readSettings(tx, tenant.id) };
  });
  if (isRefusal(changed)) return changed;
  for (const { key, ...model } of input.models) await keep(modelKeyName(model), key);
  if (vectors) await keep(embeddingsKeyName(vectors), vectors.key);
  // The key of an address that no model has any more is of no use.
  const kept = new Set(keyNames(changed.settings.assistant));
  for (const name of new Set(keyNames(changed.before)))
    if (!kept.has(name)) await secrets.remove(tenant.id, name);
  await deps.tenants.refresh();
  const { assistant, policy } = changed.settings;
  return modelListOf(deps, { id: tenant.id, timeZone: policy.timeZone }, assistant);
});

function withoutKey<T extends { readonly key?: string | undefined }>({
  key: _key,
  ...model
}: T): Omit<T, 'key'> {
  return model;
}

function keyNames({ models, embeddings }: AssistantSettings): string[] {
  return [...models.map(modelKeyName), ...(embeddings ? [embeddingsKeyName(embeddings)] : [])];
}

/** The settings as the audit shows them; headers and fields may hold what only the provider should know. */
function audited({ models, embeddings, tokensPerDay, modelsAtOnce }: AssistantSettings) {
  return {
    models: models.map(({ kind, address, model }) => `${kind} ${address} ${model}`),
    embeddings: embeddings ? [`${embeddings.address} ${embeddings.model} ${embeddings.dimensions}`] : [],
    tokensPerDay,
    modelsAtOnce,
  };
}
