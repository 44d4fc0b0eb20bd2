import * as z from 'zod';
import { COURSE_BOOK_KINDS } from './course.ts';

/** What became of a proposal: `open` is in the course. */
export const COURSE_PROPOSAL_STATES = ['pending', 'open', 'refused'] as const;
export type CourseProposalState = (typeof COURSE_PROPOSAL_STATES)[number];

export const courseProposalSchema = z.object({
  proposalId: z.string(),
  courseId: z.string(),
  courseName: z.string(),
  courseCode: z.string(),
  year: z.string(),
  kind: z.enum(COURSE_BOOK_KINDS),
  note: z.string(),
  /** Empty for a book that the catalogue does not have. */
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  isbn: z.string(),
  state: z.enum(COURSE_PROPOSAL_STATES),
  /** Why it was refused. */
  reason: z.string(),
  proposedAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type CourseProposal = z.infer<typeof courseProposalSchema>;

export const courseProposalPage = z.object({ total: z.int(), proposals: z.array(courseProposalSchema) });
