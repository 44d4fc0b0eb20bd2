import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { UNIT_NOT_EMPTY, UNIT_NOT_FOUND } from './errors.ts';

/** Removes a unit without units below it. Its persons stay, without a unit; databases keep it as a college. */
export const removeUnit = endpoint({
  methods: ['POST'],
  path: '/staff/units/remove',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Remove a unit of the institution',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [UNIT_NOT_FOUND, UNIT_NOT_EMPTY],
});
