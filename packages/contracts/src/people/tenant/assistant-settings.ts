import * as z from 'zod';
import { embeddingsSettingsSchema } from './embeddings-settings.ts';
import { modelSettingsSchema } from './model-settings.ts';
import { namesSchema } from './source-settings.ts';

/** Questions that can be tried with one press (document 1, section 9). */
export const MOST_SAMPLES = 6;
export const MOST_MODELS = 3;

/** The assistant of a library (docs/assistant.md). */
export const assistantSettingsSchema = z.object({
  samples: z.array(namesSchema).max(MOST_SAMPLES).default([]),
  /** Days for which what was said is kept. */
  chatDays: z.int().min(1).max(3650).default(30),
  /** Answers under way at once, for each server. */
  atOnce: z.int().min(1).max(10_000).default(50),
  /** Language models, the first that answers is taken; with none the portal answers itself. */
  models: z.array(modelSettingsSchema).max(MOST_MODELS).default([]),
  /** What gives records and questions their vectors, for searching by meaning besides concepts; null for nothing. */
  embeddings: embeddingsSettingsSchema.nullable().default(null),
  /** Tokens of a day, of all models together; the portal answers itself when they are used up. */
  tokensPerDay: z.int().min(1000).max(10_000_000_000).default(1_000_000),
  /** Questions that models answer at once, for each server. */
  modelsAtOnce: z.int().min(1).max(1000).default(8),
});
export type AssistantSettings = z.infer<typeof assistantSettingsSchema>;
