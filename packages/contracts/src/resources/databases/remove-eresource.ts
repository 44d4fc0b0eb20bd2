import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ERESOURCE_NOT_FOUND } from './errors.ts';

/** Removes a database with its entrances and files. */
export const removeEresource = endpoint({
  methods: ['POST'],
  path: '/staff/eresources/remove',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Remove an electronic database',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [ERESOURCE_NOT_FOUND],
});
