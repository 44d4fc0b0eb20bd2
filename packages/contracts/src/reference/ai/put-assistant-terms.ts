import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { assistantTerms, assistantTermsInput } from './assistant-terms.ts';
import { ASSISTANT_TERMS_CHANGED } from './errors.ts';

/** Sets whether readers have the assistant, the questions to try, and how long talks are kept. */
export const putAssistantTerms = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/putTerms',
  origin: 'ours',
  access: { staff: 'settings.edit' },
  summary: 'Set the assistant',
  input: z.object({
    ...assistantTermsInput,
    /** That of the settings as they were read: if somebody set them since then, nothing is done. */
    version: z.string().max(100).optional(),
  }),
  output: assistantTerms,
  errors: [ASSISTANT_TERMS_CHANGED],
});
