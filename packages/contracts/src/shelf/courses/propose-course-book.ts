import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { courseProposalSchema } from './course-proposal.ts';
import {
  COURSE_BOOK_KNOWN,
  COURSE_BOOK_UNNAMED,
  COURSE_NOT_FOUND,
  COURSE_NOT_TAUGHT,
  COURSE_PROPOSAL_LIMIT_REACHED,
} from './errors.ts';
import { givenBook } from './given-book.ts';

/** How many proposals of one teacher may wait for the library. */
export const MOST_COURSE_PROPOSALS = 200;

/** A teacher proposes a book for a course of their own. The library decides. */
export const proposeCourseBook = endpoint({
  methods: ['POST'],
  path: '/find/courseMark/propose',
  origin: 'ours',
  access: 'patron',
  summary: 'Proposes a book for a course',
  input: z.object({ courseId: id, ...givenBook }),
  output: courseProposalSchema,
  errors: [
    COURSE_NOT_FOUND,
    COURSE_NOT_TAUGHT,
    COURSE_BOOK_UNNAMED,
    COURSE_BOOK_KNOWN,
    COURSE_PROPOSAL_LIMIT_REACHED,
  ],
});
