import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { TITLE_KINDS, titleSummary } from './title.ts';

/** The titles opened most in 30 days, most first. Those that nobody opened are left out. */
export const listHotTitles = endpoint({
  methods: ['POST'],
  path: '/find/newEle/journal/hotBrowsers',
  origin: 'spec',
  access: 'public',
  summary: 'Most opened journals and other titles',
  input: z.object({
    kind: z.enum(TITLE_KINDS).optional(),
    rows: wholeNumber(1, 50).default(10),
    ...ignoredIdentity,
  }),
  /** `place` begins with 1. */
  output: z.array(titleSummary.extend({ place: z.int(), count: z.int() })),
  errors: [],
});
