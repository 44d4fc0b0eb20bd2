import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { courseProposalPage } from './course-proposal.ts';

/** What the reader proposed for the own courses, the newest first, and what became of it. */
export const listCourseProposals = endpoint({
  methods: ['POST'],
  path: '/find/courseMark/records',
  origin: 'spec',
  access: 'patron',
  summary: 'Books that the reader proposed for courses',
  input: z.object({
    page: wholeNumber(1, 1_000_000).default(1),
    size: wholeNumber(1, 100).default(20),
    ...ignoredIdentity,
  }),
  output: courseProposalPage,
  errors: [],
});
