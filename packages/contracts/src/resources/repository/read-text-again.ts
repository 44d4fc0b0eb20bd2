import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { OBJECT_FILE_NOT_FOUND } from './errors.ts';
import { staffObject } from './object.ts';

/** Has the text of a file read again; what was read before is searched until then. */
export const readTextAgain = endpoint({
  methods: ['POST'],
  path: '/staff/digital/files/readText',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Read the text of a file again',
  input: z.object({ fileId: id }),
  output: staffObject,
  errors: [OBJECT_FILE_NOT_FOUND],
});
