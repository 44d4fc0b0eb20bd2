import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { namesSchema } from '../../kernel/names.ts';
import { RULES_ELSEWHERE } from './errors.ts';
import { groupLimits } from './fields.ts';

/** Adds a group of readers, or changes its names and its limit. */
export const putPatronGroup = endpoint({
  methods: ['POST'],
  path: '/staff/rules/putGroup',
  origin: 'ours',
  access: { staff: 'circulation.rules' },
  summary: 'Add or change a reader group',
  input: z.object({
    code: id,
    names: namesSchema,
    ...groupLimits,
  }),
  output: z.object({ code: z.string() }),
  errors: [RULES_ELSEWHERE],
});
