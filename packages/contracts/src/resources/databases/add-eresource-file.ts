import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { requiredSharedText } from '../../kernel/shared-text.ts';
import { eresourceFile } from './eresource.ts';
import { ERESOURCE_FILE_LIMIT_REACHED, ERESOURCE_FILE_UNREADABLE, ERESOURCE_NOT_FOUND } from './errors.ts';
import { FILE_TYPES, MAX_FILE_BYTES } from './file-types.ts';

/** Adds a file to a database: PDF, JPG or PNG, at most 20 MB. What it is, its content decides. */
export const addEresourceFile = uploadEndpoint({
  path: '/staff/eresources/addFile',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Add a file to an electronic database',
  maxBytes: MAX_FILE_BYTES,
  mediaTypes: [...FILE_TYPES],
  input: z.object({
    id,
    /** As readers see it. */
    name: requiredSharedText(100),
  }),
  output: eresourceFile,
  errors: [ERESOURCE_NOT_FOUND, ERESOURCE_FILE_UNREADABLE, ERESOURCE_FILE_LIMIT_REACHED],
});
