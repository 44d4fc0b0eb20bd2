import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { AMNESTY_UNKNOWN, RULES_ELSEWHERE } from './errors.ts';

/** Removes a time without overdue fines: its days cost what the rules say. */
export const removeAmnesty = endpoint({
  methods: ['POST'],
  path: '/staff/rules/removeAmnesty',
  origin: 'ours',
  access: { staff: 'circulation.rules' },
  summary: 'Remove a time without overdue fines',
  input: z.object({ id }),
  output: z.object({}),
  errors: [RULES_ELSEWHERE, AMNESTY_UNKNOWN],
});
