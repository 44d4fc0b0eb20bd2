import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, paging, wholeNumber } from '../../kernel/fields.ts';
import { RESEARCHER_NOT_FOUND } from './errors.ts';
import { publicationPage } from './researcher.ts';

/** The publications of a researcher, newest first: those that are known to be theirs, or those that are guessed. */
export const listPublications = endpoint({
  methods: ['POST'],
  path: '/find/researcher/publications',
  origin: 'ours',
  access: 'public',
  summary: 'Publications of a researcher',
  input: z.object({
    id,
    guesses: flag.default(false),
    /** Of this year only. */
    year: wholeNumber(0, 9999).optional(),
    ...paging,
  }),
  output: publicationPage,
  errors: [RESEARCHER_NOT_FOUND],
  rateLimit: { max: 120, windowSeconds: 60 },
});
