import * as z from 'zod';
import { namesSchema } from './source-settings.ts';

/** Questions that can be tried with one press (document 1, section 9). */
export const MOST_SAMPLES = 6;

/** The assistant of a library (docs/assistant.md). */
export const assistantSettingsSchema = z.object({
  samples: z.array(namesSchema).max(MOST_SAMPLES).default([]),
  /** Days for which what was said is kept. */
  chatDays: z.int().min(1).max(3650).default(30),
  /** Answers under way at once, for each server. */
  atOnce: z.int().min(1).max(10_000).default(50),
});
