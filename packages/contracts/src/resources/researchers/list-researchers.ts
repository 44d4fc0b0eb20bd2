import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { researcherSummary } from './researcher.ts';

/** Researchers from A to Z by name, unit and initial; pinyin and its initials find a name too. */
export const listResearchers = endpoint({
  methods: ['POST'],
  path: '/find/user/getResearcherList',
  origin: 'spec',
  access: 'public',
  summary: 'Researchers of the institution',
  input: z.object({
    keyWord: text(100).default(''),
    /** A to Z, or `#`. */
    letter: asCode(z.string().regex(/^[A-Za-z#]?$/)).default(''),
    /** Of this unit and those below it; empty: of all. */
    unitId: id.or(z.literal('')).default(''),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({
    total: z.int(),
    /** Letters of those that fit words and unit, with counts. */
    letters: z.array(z.object({ letter: z.string(), count: z.int() })),
    researchers: z.array(researcherSummary),
  }),
  errors: [],
});
