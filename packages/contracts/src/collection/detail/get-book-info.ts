import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { askedRecord } from './asked-record.ts';
import { BIB_NOT_FOUND } from './errors.ts';

/** The short card of a record, for lists and windows beside something else. Absent texts are empty. */
export const getBookInfo = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/searchResultDetail/getBookinfo',
  origin: 'spec',
  access: 'public',
  summary: 'The short card of a record',
  input: z.object(askedRecord),
  output: z.object({
    recordId: z.string(),
    title: z.string(),
    author: z.string(),
    edition: z.string(),
    publisher: z.string(),
    publishYear: z.int().nullable(),
    isbn: z.string(),
    docName: z.string(),
    langName: z.string(),
    /** The first abstract of the record. */
    abstract: z.string(),
    imgUrl: z.string(),
  }),
  errors: [BIB_NOT_FOUND],
});
