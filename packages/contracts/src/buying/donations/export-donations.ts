import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { TABLE_MEDIA_TYPES, tableFormat } from '../../kernel/table-format.ts';

/** The donations of the reader as a table, one title in a row. */
export const exportDonations = rawEndpoint({
  methods: ['GET', 'POST'],
  path: '/find/donate/exportDonates',
  origin: 'spec',
  access: 'patron',
  summary: 'Donations of the reader as a file',
  reply: 'download',
  contentTypes: Object.values(TABLE_MEDIA_TYPES),
  input: z.object({ format: tableFormat, ...ignoredIdentity }),
  errors: [],
  rateLimit: { max: 20, windowSeconds: 60 },
});
