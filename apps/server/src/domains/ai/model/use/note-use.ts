import type { ModelSettings } from '@lectern/contracts/tenant/model-settings';
import { dateIn } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
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

/** Whether a library has tokens left today. Answers under way may use a little more than the budget. */
export async function hasTokensLeft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
): Promise<boolean> {
  const day = dateIn(tenant.settings.policy.timeZone, clock.now());
  return (await tokensOfDay(db, tenant.id, day)) < tenant.settings.assistant.tokensPerDay;
}
