import { createHash } from 'node:crypto';
import type { ModelList } from '@lectern/contracts/ai/model-list';
import type { AssistantSettings } from '@lectern/contracts/tenant/assistant-settings';
import { addDays, dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { modelKeyName } from '../../../ports/language-model/model-key.ts';
import { listModelUse, tokensOfDay } from './use/model-use-store.ts';

const DAYS_SHOWN = 30;

/** Names the models and their limits as they are set; other settings have another version. */
export function modelsVersion({ models, tokensPerDay, modelsAtOnce }: AssistantSettings): string {
  return createHash('sha256')
    .update(JSON.stringify([models, tokensPerDay, modelsAtOnce]))
    .digest('hex')
    .slice(0, 32);
}

/** The models of a library as its staff see them: whether each has a key, and never the key. */
export async function modelListOf(
  { db, clock, secrets, languageModel }: Pick<Deps, 'db' | 'clock' | 'secrets' | 'languageModel'>,
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
  assistant: AssistantSettings,
): Promise<ModelList> {
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
    tokensPerDay: assistant.tokensPerDay,
    modelsAtOnce: assistant.modelsAtOnce,
    tokensToday: await tokensOfDay(db, id, today),
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
