import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { askedRecord } from './asked-record.ts';
import { BIB_NOT_FOUND } from './errors.ts';

/** Where the table of contents of a record can be read: the first address of the record (856) whose words say so. Empty where there is none. */
export const getCatalogUrl = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/book/getCatalogUrl',
  origin: 'spec',
  access: 'public',
  summary: 'The address of the table of contents of a record',
  input: z.object(askedRecord),
  output: z.object({
    recordId: z.string(),
    url: z.string(),
    /** What the record calls it. */
    label: z.string(),
    /** The site: the host name of the address without "www". */
    host: z.string(),
  }),
  errors: [BIB_NOT_FOUND],
});
