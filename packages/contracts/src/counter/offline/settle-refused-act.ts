import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredText } from '../../kernel/fields.ts';
import { OFFLINE_ACT_NOT_FOUND } from './errors.ts';

/** Takes a refused act off the list, with a word on what was done instead. */
export const settleRefusedAct = endpoint({
  methods: ['POST'],
  path: '/staff/offline/settle',
  origin: 'ours',
  access: { staff: 'circulation.desk' },
  summary: 'Settles an act that the rules refused',
  input: z.object({ id, note: requiredText(300) }),
  output: z.object({ settled: z.boolean() }),
  errors: [OFFLINE_ACT_NOT_FOUND],
});
