import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { TABLE_MEDIA_TYPES, tableFormat } from '../../kernel/table-format.ts';

/**
 * All favourites of the reader as a file, newest first, with folder, tags, state and note. Its headings are in the reader's language, and
 * importFavourites reads it again, here or in another library.
 */
export const exportFavourites = rawEndpoint({
  methods: ['GET'],
  path: '/find/favorites/export',
  origin: 'ours',
  access: 'patron',
  summary: 'Favourites as a file',
  reply: 'download',
  contentTypes: Object.values(TABLE_MEDIA_TYPES),
  input: z.object({ format: tableFormat }),
  errors: [],
  rateLimit: { max: 20, windowSeconds: 60 },
});
