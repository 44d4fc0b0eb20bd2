import * as z from 'zod';
import { flag, wholeNumber } from '../../kernel/fields.ts';
import { sharedText } from '../../kernel/shared-text.ts';
import { MOST_SAMPLES } from '../../people/tenant/assistant-settings.ts';

const MAX_SAMPLE = 100;
const sample = sharedText(MAX_SAMPLE).default('');

/** What staff set of the assistant besides its models. */
export const assistantTermsInput = {
  /** Readers have it on every page (`aiOpenFlag`), as a page of its own (`newAISearchFlag`). */
  panel: flag,
  page: flag,
  /** Questions to try, by language; an empty list shows those of the portal. Without any text one is left out. */
  samples: z
    .array(z.object({ 'zh-CN': sample, 'zh-TW': sample, 'en-US': sample, 'fr-FR': sample }))
    .max(MOST_SAMPLES),
  chatDays: wholeNumber(1, 3650),
  atOnce: wholeNumber(1, 10_000),
};

/** The same as it is set. */
export const assistantTerms = z.object({
  panel: z.boolean(),
  page: z.boolean(),
  samples: z.array(
    z.object({ 'zh-CN': z.string(), 'zh-TW': z.string(), 'en-US': z.string(), 'fr-FR': z.string() }),
  ),
  chatDays: z.int(),
  atOnce: z.int(),
  /** The version of the settings as they were read. */
  version: z.string(),
});
export type AssistantTerms = z.infer<typeof assistantTerms>;
