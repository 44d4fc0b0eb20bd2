import type { EmbeddingsSettings } from '@lectern/contracts/people/tenant/embeddings-settings';
import { dateIn } from '../../../../../platform/clock.ts';
import type { Db } from '../../../../../platform/db/database.ts';
import type { Deps } from '../../../../../platform/deps.ts';
import type { Tenant } from '../../../../../platform/tenants/tenant-registry.ts';
import { addModelUse, tokensOfDay } from './model-use-store.ts';
import { modelName } from './note-use.ts';

/** What requests for vectors used. */
export interface VectorUse {
  readonly requests: number;
  /** Requests that brought no vectors. */
  readonly failures: number;
  readonly tokens: number;
}

/** Notes what the server used of a model of embeddings: by day and model, without readers and their questions. */
export async function noteVectors(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, settings: { policy } }: Tenant,
  embeddings: EmbeddingsSettings,
  { requests, failures, tokens }: VectorUse,
): Promise<void> {
  await addModelUse(
    db,
    id,
    {
      day: dateIn(policy.timeZone, clock.now()),
      model: modelName(embeddings),
      currency: embeddings.currency,
    },
    {
      answers: requests,
      failures,
      input_tokens: tokens,
      output_tokens: 0,
      cost_micros: Math.round(tokens * embeddings.price),
    },
  );
}

/** Tokens that the server used on a day for vectors. */
export async function vectorTokensOfDay(
  db: Db,
  tenantId: string,
  day: string,
  embeddings: EmbeddingsSettings,
): Promise<number> {
  return (await tokensOfDay(db, tenantId, day)).get(modelName(embeddings)) ?? 0;
}

/** Tokens that are left today for vectors; 0 or less where they are used up. */
export async function vectorTokensLeft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, settings: { policy } }: Tenant,
  embeddings: EmbeddingsSettings,
): Promise<number> {
  const used = await vectorTokensOfDay(db, id, dateIn(policy.timeZone, clock.now()), embeddings);
  return embeddings.tokensPerDay - used;
}
