import * as z from 'zod';
import { MOST_MODELS } from '../tenant/assistant-settings.ts';
import { modelSettingsSchema } from '../tenant/model-settings.ts';

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

/** The models of a library as its staff see them. Keys are never answered. */
export const modelListSchema = z.object({
  models: z
    .array(
      modelSettingsSchema.extend({
        /** There is a key for its address. */
        hasKey: z.boolean(),
        /** It runs on a host of the installation: nothing leaves the house. */
        isInside: z.boolean(),
      }),
    )
    .max(MOST_MODELS),
  tokensPerDay: z.int(),
  modelsAtOnce: z.int(),
  tokensToday: z.int(),
  /** Of the last 31 days, the newest first. */
  use: z.array(modelUseSchema),
  /** Of the settings as they were read. */
  version: z.string(),
});
export type ModelList = z.infer<typeof modelListSchema>;
