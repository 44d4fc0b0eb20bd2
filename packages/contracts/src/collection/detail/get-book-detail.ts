import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { askedRecord } from './asked-record.ts';
import { BIB_NOT_FOUND } from './errors.ts';

/**
 * What has a page of its own. `eresource`: an electronic database. `title`: a journal or book of one. `paper`: a scholarly work. `object`: a
 * digital object.
 */
export const RECORD_KINDS = ['bib', 'eresource', 'title', 'paper', 'object'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** The head of a page for the id of anything that has one: what it is, and what it is called. Absent texts are empty. */
export const getBookDetail = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/searchResultDetail/getBookDetail',
  origin: 'spec',
  access: 'public',
  summary: 'The head of the page of a record, database or online title',
  input: z.object(askedRecord),
  output: z.object({
    kind: z.enum(RECORD_KINDS),
    recordId: z.string(),
    /** In the language of the request, of things with names in several languages. */
    title: z.string(),
    author: z.string(),
    isbn: z.string(),
    publisher: z.string(),
    publishYear: z.int().nullable(),
    /** The document type of a record of the catalogue; null for other kinds. */
    docCode: z.object({ code: z.string(), name: z.string() }).nullable(),
    imgUrl: z.string(),
  }),
  errors: [BIB_NOT_FOUND],
});
