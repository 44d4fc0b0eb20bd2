import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { modelListSchema } from './model-list.ts';

/** The language models of the library, with what was used of them. */
export const getModels = endpoint({
  methods: ['GET'],
  path: '/staff/assistant/showModels',
  origin: 'ours',
  access: { staff: 'settings.edit' },
  summary: 'Language models of the assistant',
  input: z.object({}),
  output: modelListSchema,
  errors: [],
});
