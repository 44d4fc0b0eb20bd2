import * as z from 'zod';
import { TABLE_MEDIA_TYPES } from '../../kernel/table-format.ts';

/** What papers are exported as. Tables have headings in the language of the request. */
export const PAPER_FORMATS = ['ris', 'bibtex', 'csv', 'xlsx'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

/** The most papers of one file. */
export const MOST_EXPORTED_PAPERS = 500;

export const PAPER_MEDIA_TYPES: Readonly<Record<PaperFormat, string>> = {
  ris: 'application/x-research-info-systems',
  bibtex: 'application/x-bibtex; charset=utf-8',
  ...TABLE_MEDIA_TYPES,
};

export const paperFormat = z.enum(PAPER_FORMATS).default('ris');
