import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { OBJECT_FILE_NOT_FOUND } from './errors.ts';
import { staffObject } from './object.ts';

/** Removes a file of an object. */
export const removeObjectFile = endpoint({
  methods: ['POST'],
  path: '/staff/digital/files/remove',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Remove a file of an object',
  input: z.object({ fileId: id }),
  output: staffObject,
  errors: [OBJECT_FILE_NOT_FOUND],
});
