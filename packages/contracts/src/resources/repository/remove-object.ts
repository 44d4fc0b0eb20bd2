import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { OBJECT_NOT_FOUND } from './errors.ts';

/** Removes an object with its files. */
export const removeObject = endpoint({
  methods: ['POST'],
  path: '/staff/digital/objects/remove',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Remove an object',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [OBJECT_NOT_FOUND],
});
