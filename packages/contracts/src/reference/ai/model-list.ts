import * as z from 'zod';
import { MOST_MODELS } from '../../people/tenant/assistant-settings.ts';
import { embeddingsSettingsSchema } from '../../people/tenant/embeddings-settings.ts';
import { modelSettingsSchema } from '../../people/tenant/model-settings.ts';

/** What a library used of a model on a day. */
export const modelUseSchema = z.object({
  /** In the time zone of the library. */
  day: z.string(),
  /** Host and name. */
  model: z.string(),
  answers: z.int(),
  /** Answers that came to no end. */
  failures: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  currency: z.string(),
  /** In millionths of the currency, by the prices in the settings. */
  costMicros: z.int(),
});
export type ModelUse = z.infer<typeof modelUseSchema>;

/** What staff see of a model besides its settings. */
const seen = {
  /** There is a key for its address. */
  hasKey: z.boolean(),
  /** It runs on a host of the installation: nothing leaves the house. */
  isInside: z.boolean(),
};

/** The models of a library as its staff see them. Keys are never answered. */
export const modelListSchema = z.object({
  models: z.array(modelSettingsSchema.extend(seen)).max(MOST_MODELS),
  /** What gives records and questions of searches their vectors; null for nothing. */
  embeddings: embeddingsSettingsSchema.extend({ ...seen, tokensToday: z.int() }).nullable(),
  tokensPerDay: z.int(),
  modelsAtOnce: z.int(),
  /** Those of answers. */
  tokensToday: z.int(),
  /** For the last 31 days, the newest first. */
  use: z.array(modelUseSchema),
  /** The version of the settings as they were read. */
  version: z.string(),
});
export type ModelList = z.infer<typeof modelListSchema>;
