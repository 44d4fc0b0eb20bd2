import { createHash } from 'node:crypto';
import type { AssistantSettings } from '@lectern/contracts/people/tenant/assistant-settings';
import type { ModelList } from '@lectern/contracts/reference/ai/model-list';
import { addDays, dateIn } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { embeddingsKeyName } from '../../../../ports/embeddings/embeddings-key.ts';
import { modelKeyName } from '../../../../ports/language-model/model-key.ts';
import { listModelUse } from './use/model-use-store.ts';
import { answerTokensOfDay } from './use/note-use.ts';
import { vectorTokensOfDay } from './use/note-vectors.ts';

const DAYS_SHOWN = 30;

/** Names the models and their limits as they are set; other settings have another version. */
export function modelsVersion({ models, embeddings, tokensPerDay, modelsAtOnce }: AssistantSettings): string {
  return createHash('sha256')
    .update(JSON.stringify([models, embeddings, tokensPerDay, modelsAtOnce]))
    .digest('hex')
    .slice(0, 32);
}

/** The models of a library as its staff see them: whether each has a key, and never the key. */
export async function modelListOf(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'languageModel' | 'embeddings'>,
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
  assistant: AssistantSettings,
): Promise<ModelList> {
  const { db, clock, secrets, languageModel } = deps;
  const today = dateIn(timeZone, clock.now());
  const keys = await Promise.all(
    assistant.models.map((model) => secrets.get(id, modelKeyName(model)).catch(() => undefined)),
  );
  const rows = await listModelUse(db, id, addDays(today, -DAYS_SHOWN));
  return {
    models: assistant.models.map((model, at) => ({
      ...model,
      hasKey: keys[at] !== undefined,
      isInside: languageModel.isInside(model),
    })),
    embeddings: await embeddingsOf(deps, id, today, assistant),
    tokensPerDay: assistant.tokensPerDay,
    modelsAtOnce: assistant.modelsAtOnce,
    tokensToday: await answerTokensOfDay(deps, id, today, assistant),
    use: rows.map((row) => ({
      day: row.day,
      model: row.model,
      answers: row.answers,
      failures: row.failures,
      inputTokens: row.input_tokens,
      outputTokens: row.output_tokens,
      currency: row.currency,
      costMicros: row.cost_micros,
    })),
    version: modelsVersion(assistant),
  };
}

async function embeddingsOf(
  { db, secrets, embeddings }: Pick<Deps, 'db' | 'secrets' | 'embeddings'>,
  tenantId: string,
  day: string,
  { embeddings: settings }: AssistantSettings,
): Promise<ModelList['embeddings']> {
  if (settings === null) return null;
  const key = await secrets.get(tenantId, embeddingsKeyName(settings)).catch(() => undefined);
  return {
    ...settings,
    hasKey: key !== undefined,
    isInside: embeddings.isInside(settings),
    tokensToday: await vectorTokensOfDay(db, tenantId, day, settings),
  };
}
