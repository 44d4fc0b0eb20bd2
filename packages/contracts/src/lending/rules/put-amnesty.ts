import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { RULES_ELSEWHERE } from './errors.ts';
import { amnestyFields, amnestySchema } from './fields.ts';

/** Adds a time without overdue fines, or changes it. Fines that are posted stay. */
export const putAmnesty = endpoint({
  methods: ['POST'],
  path: '/staff/rules/putAmnesty',
  origin: 'ours',
  access: { staff: 'circulation.rules' },
  summary: 'Add or change a time without overdue fines',
  /** A new one has no id. */
  input: z
    .object({ id: id.optional(), ...amnestyFields })
    .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'] }),
  output: amnestySchema,
  errors: [RULES_ELSEWHERE],
});
