import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { namesSchema } from '../../kernel/names.ts';
import { RULES_ELSEWHERE } from './errors.ts';

/** Adds a type of items, or changes its names. */
export const putItemType = endpoint({
  methods: ['POST'],
  path: '/staff/rules/putItemType',
  origin: 'ours',
  access: { staff: 'circulation.rules' },
  summary: 'Add or change an item type',
  input: z.object({ code: id, names: namesSchema }),
  output: z.object({ code: z.string() }),
  errors: [RULES_ELSEWHERE],
});
