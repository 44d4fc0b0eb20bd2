import * as z from 'zod';
import { ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { MAX_PAPER_ID } from './paper.ts';

/** Which paper is meant: by its id in an answer, else by its DOI, bare or as an address. */
export const askedPaper = {
  id: text(MAX_PAPER_ID).default(''),
  doi: text(MAX_PAPER_ID).default(''),
};

/** Works that a paper names, and works that name it. */
export const REFERENCE_LISTS = ['references', 'citing'] as const;
export type ReferenceList = (typeof REFERENCE_LISTS)[number];

export const askedReferences = {
  ...askedPaper,
  list: z.enum(REFERENCE_LISTS).default('citing'),
};

export const askedReferencePage = z.object({ ...askedReferences, ...paging, ...ignoredIdentity });
