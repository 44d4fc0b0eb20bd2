import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { COURSE_PROPOSAL_NOT_FOUND } from './errors.ts';

/** A teacher takes a proposal back that nobody decided yet. */
export const withdrawCourseProposal = endpoint({
  methods: ['POST'],
  path: '/find/courseMark/withdraw',
  origin: 'ours',
  access: 'patron',
  summary: 'Takes a proposal for a course back',
  input: z.object({ proposalId: id }),
  output: z.object({ proposalId: z.string() }),
  errors: [COURSE_PROPOSAL_NOT_FOUND],
});
