import type { AssistantSettings } from '@lectern/contracts/people/tenant/assistant-settings';
import type { ModelSettings } from '@lectern/contracts/people/tenant/model-settings';
import { dateIn } from '../../../../../platform/clock.ts';
import type { Deps } from '../../../../../platform/deps.ts';
import type { Tenant } from '../../../../../platform/tenants/tenant-registry.ts';
import { addModelUse, tokensOfDay } from './model-use-store.ts';

/** How a model is called in reports and before the first question: its host and its name. */
export function modelName({ address, model }: Pick<ModelSettings, 'address' | 'model'>): string {
  return `${new URL(address).host} · ${model}`;
}

/** Tokens of a reply, or of all replies of an answer. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** Notes what one answer used: by day and model, without its reader. */
export async function noteUse(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  model: ModelSettings,
  { input, output }: Tokens,
  isComplete: boolean,
): Promise<void> {
  const day = dateIn(tenant.settings.policy.timeZone, clock.now());
  await addModelUse(
    db,
    tenant.id,
    { day, model: modelName(model), currency: model.currency },
    {
      answers: 1,
      failures: isComplete ? 0 : 1,
      input_tokens: input,
      output_tokens: output,
      // A price is that of a million tokens: so the product is in millionths.
      cost_micros: Math.round(input * model.inputPrice + output * model.outputPrice),
    },
  );
}

/** Tokens of a day that answers took, of all language models together; vectors have a budget of their own. */
export async function answerTokensOfDay(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  day: string,
  { embeddings }: Pick<AssistantSettings, 'embeddings'>,
): Promise<number> {
  const byModel = await tokensOfDay(db, tenantId, day);
  const ofVectors = embeddings === null ? undefined : modelName(embeddings);
  return [...byModel].reduce((sum, [model, tokens]) => (model === ofVectors ? sum : sum + tokens), 0);
}

/** Whether a library has tokens left today. Answers under way may use a little more than the budget. */
export async function hasTokensLeft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, settings: { assistant, policy } }: Tenant,
): Promise<boolean> {
  const day = dateIn(policy.timeZone, clock.now());
  return (await answerTokensOfDay({ db }, id, day, assistant)) < assistant.tokensPerDay;
}
