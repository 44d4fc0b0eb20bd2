import * as z from 'zod';
import { listOf, textOfForm } from '../../kernel/fields.ts';
import { namesSchema, toldNames } from '../../kernel/names.ts';

/** Lists of words that a library describes its databases with. */
export const TERM_KINDS = ['subject', 'docType', 'vendor', 'college', 'label'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** How many words each list may have, and how many of one list a database. */
export const MOST_TERMS = 1000;
export const MOST_TERMS_OF_ONE = 30;

/** The code of a word; unique in its list. */
export const termCode = textOfForm(64, '[A-Za-z0-9_.\\-]+');

/** A word in the language of the request. */
export const term = z.object({ code: z.string(), name: z.string() });

/** Words with how many databases have each; those of none are left out. In the order of the library, then by name. */
export const countedTerms = z.array(term.extend({ count: z.int() }));

export const termCodes = listOf(termCode, MOST_TERMS_OF_ONE).default([]);

/** A word as staff see and change it. */
export const staffTerm = z.object({
  id: z.string(),
  kind: z.enum(TERM_KINDS),
  code: z.string(),
  names: toldNames,
  /** Lower ones first; those that are equal in the order of their names. */
  position: z.int(),
  /** How many databases have it, drafts too. */
  count: z.int(),
  /** A college that is a unit of the institution: it is changed there. */
  isUnit: z.boolean(),
});
export type StaffTerm = z.infer<typeof staffTerm>;

export const termFacts = { kind: z.enum(TERM_KINDS), code: termCode, names: namesSchema };
