import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { ERESOURCE_FILE_NOT_FOUND } from './errors.ts';
import { FILE_TYPES } from './file-types.ts';

/** A guide or other file of a database that readers see today. It is named by its id, never by a path. */
export const downloadEresourceFile = rawEndpoint({
  methods: ['POST'],
  path: '/find/uploadFile/downloadFile',
  origin: 'spec',
  access: 'public',
  summary: 'A file of an electronic database',
  reply: 'download',
  contentTypes: [...FILE_TYPES],
  input: z.object({ fileId: id, ...ignoredIdentity }),
  errors: [ERESOURCE_FILE_NOT_FOUND],
  rateLimit: { max: 60, windowSeconds: 60 },
});
