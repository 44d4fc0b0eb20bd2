import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredListOf } from '../../kernel/fields.ts';
import { sharedLines } from '../../kernel/shared-text.ts';
import { MAX_REPLY, MOST_DECIDED } from './decide-suggestions.ts';
import { WISH_NOT_FOUND } from './errors.ts';

/** Notes that what was agreed to is ordered; its readers are told once. */
export const orderSuggestions = endpoint({
  methods: ['POST'],
  path: '/staff/suggestions/order',
  origin: 'ours',
  access: { staff: 'suggestions.decide' },
  summary: 'Note that wishes are ordered',
  input: z.object({ ids: requiredListOf(id, MOST_DECIDED), reply: sharedLines(MAX_REPLY).default('') }),
  output: z.object({ ordered: z.array(z.string()), passed: z.array(z.string()) }),
  errors: [WISH_NOT_FOUND],
  idempotent: true,
});
