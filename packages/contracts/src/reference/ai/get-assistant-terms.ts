import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { assistantTerms } from './assistant-terms.ts';

/** Whether readers have the assistant, the questions to try, and how long talks are kept. */
export const getAssistantTerms = endpoint({
  methods: ['GET'],
  path: '/staff/assistant/getTerms',
  origin: 'ours',
  access: { staff: 'settings.edit' },
  summary: 'Settings of the assistant',
  input: z.object({}),
  output: assistantTerms,
  errors: [],
});
