import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { UNIT_NOT_FOUND } from './errors.ts';
import { unitDetail } from './unit.ts';

/** One unit with its place, contact and what it has. The id or the code of the unit is enough. */
export const getUnit = endpoint({
  methods: ['GET'],
  path: '/find/college/getDetail',
  origin: 'spec',
  access: 'public',
  summary: 'One college or department',
  input: z.object({ id }),
  output: unitDetail,
  errors: [UNIT_NOT_FOUND],
});
