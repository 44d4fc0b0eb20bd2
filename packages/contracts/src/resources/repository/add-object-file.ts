import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { requiredSharedText } from '../../kernel/shared-text.ts';
import { OBJECT_FILE_LIMIT_REACHED, OBJECT_FILE_UNKNOWN, OBJECT_NOT_FOUND } from './errors.ts';
import { FILE_ROLES, MAX_OBJECT_FILE_BYTES, OBJECT_FILE_TYPES } from './kinds.ts';
import { staffFile } from './object.ts';

/** Adds a file to an object, behind those it has. What it is, its content decides. */
export const addObjectFile = uploadEndpoint({
  path: '/staff/digital/files/add',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Add a file to an object',
  maxBytes: MAX_OBJECT_FILE_BYTES,
  mediaTypes: [...OBJECT_FILE_TYPES],
  input: z.object({
    id,
    /** As readers see it. */
    name: requiredSharedText(200),
    role: z.enum(FILE_ROLES).default('content'),
  }),
  output: staffFile,
  errors: [OBJECT_NOT_FOUND, OBJECT_FILE_UNKNOWN, OBJECT_FILE_LIMIT_REACHED],
});
