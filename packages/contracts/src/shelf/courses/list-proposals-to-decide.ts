import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { COURSE_PROPOSAL_STATES, courseProposalPage } from './course-proposal.ts';

/** Proposals of teachers in one state, the oldest first. */
export const listProposalsToDecide = endpoint({
  methods: ['POST'],
  path: '/staff/courses/proposals',
  origin: 'ours',
  access: { staff: 'courses.manage' },
  summary: 'Books that teachers proposed',
  input: z.object({
    state: z.enum(COURSE_PROPOSAL_STATES).default('pending'),
    page: wholeNumber(1, 1_000_000).default(1),
    size: wholeNumber(1, 100).default(20),
  }),
  output: courseProposalPage,
  errors: [],
});
