import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { id, listOf } from '../../kernel/fields.ts';
import { SEARCH_ERRORS } from '../search/errors.ts';
import { searchStateSchema } from '../search/search-state.ts';

/** What bibs are exported as. `marc` is ISO 2709 in UTF-8; `csv` has headings in the language of the request. */
export const EXPORT_FORMATS = [
  'ris',
  'bibtex',
  'endnote',
  'marc',
  'marcxml',
  'mods',
  'dc',
  'csl',
  'csv',
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The most bibs of one file. */
export const MAX_EXPORTED = 500;

/**
 * Bibs as a file for reference managers, spreadsheets and library systems: those that `recordIds` names, in its order; without
 * ids the first MAX_EXPORTED hits of the search, in its order (page and rows say nothing here).
 */
export const exportBibs = rawEndpoint({
  methods: ['POST'],
  path: '/find/unify/export',
  origin: 'ours',
  access: 'public',
  summary: 'Records as a file',
  reply: 'download',
  contentTypes: [
    'application/x-research-info-systems',
    'application/x-bibtex; charset=utf-8',
    'application/x-endnote-refer; charset=utf-8',
    'application/marc',
    'application/marcxml+xml; charset=utf-8',
    'application/mods+xml; charset=utf-8',
    'application/xml; charset=utf-8',
    'application/vnd.citationstyles.csl+json; charset=utf-8',
    'text/csv; charset=utf-8',
  ],
  input: searchStateSchema.extend({
    recordIds: listOf(id, MAX_EXPORTED).default([]),
    format: z.enum(EXPORT_FORMATS),
  }),
  errors: [...SEARCH_ERRORS],
  rateLimit: { max: 20, windowSeconds: 60 },
});
