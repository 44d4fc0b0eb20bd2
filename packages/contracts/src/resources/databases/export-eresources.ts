import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { TABLE_MEDIA_TYPES, tableFormat } from '../../kernel/table-format.ts';

/** All databases as a table that importEresources reads again, drafts too. Files of databases are not in it. */
export const exportEresources = rawEndpoint({
  methods: ['GET'],
  path: '/staff/eresources/export',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Electronic databases as a file',
  reply: 'download',
  contentTypes: Object.values(TABLE_MEDIA_TYPES),
  input: z.object({ format: tableFormat }),
  errors: [],
  rateLimit: { max: 20, windowSeconds: 60 },
});
