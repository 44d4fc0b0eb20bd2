import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag } from '../../kernel/fields.ts';
import { RESEARCHER_NOT_FOUND } from './errors.ts';

/** Hides the reader's page as a researcher from all others, or shows it again. */
export const hideOwnResearcher = endpoint({
  methods: ['POST'],
  path: '/find/researcher/hide',
  origin: 'ours',
  access: 'patron',
  summary: 'Hide or show the own page as a researcher',
  input: z.object({ isHidden: flag }),
  output: z.object({ isHidden: z.boolean() }),
  errors: [RESEARCHER_NOT_FOUND],
});
