import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';

/** All that is kept about the reader, as a zip archive of JSON and CSV files. */
export const exportOwnData = rawEndpoint({
  methods: ['POST'],
  path: '/find/userInfo/exportOwnData',
  origin: 'ours',
  access: 'patron',
  summary: 'All that is kept about the reader',
  reply: 'download',
  contentTypes: ['application/zip'],
  input: z.object({}),
  errors: [ILS_UNAVAILABLE],
  rateLimit: { max: 6, windowSeconds: 3600 },
});
