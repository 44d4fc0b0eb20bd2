import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, text } from '../../kernel/fields.ts';
import { MAX_COURSE_NOTE } from './course.ts';
import { courseProposalSchema } from './course-proposal.ts';
import { COURSE_PROPOSAL_DECIDED, COURSE_PROPOSAL_NOT_FOUND, COURSE_REASON_MISSING } from './errors.ts';

/** Puts a proposed book into its course, or refuses it with a reason that the teacher reads. */
export const decideCourseProposal = endpoint({
  methods: ['POST'],
  path: '/staff/courses/decide',
  origin: 'ours',
  access: { staff: 'courses.manage' },
  summary: 'Accept or refuse a proposed book',
  input: z.object({ proposalId: id, accept: flag, reason: text(MAX_COURSE_NOTE).default('') }),
  output: courseProposalSchema,
  errors: [COURSE_PROPOSAL_NOT_FOUND, COURSE_PROPOSAL_DECIDED, COURSE_REASON_MISSING],
});
