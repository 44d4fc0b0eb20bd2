import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ERESOURCE_FILE_NOT_FOUND } from './errors.ts';

/** Removes a file of a database. */
export const removeEresourceFile = endpoint({
  methods: ['POST'],
  path: '/staff/eresources/removeFile',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Remove a file of an electronic database',
  input: z.object({ fileId: id }),
  output: z.object({ fileId: z.string() }),
  errors: [ERESOURCE_FILE_NOT_FOUND],
});
