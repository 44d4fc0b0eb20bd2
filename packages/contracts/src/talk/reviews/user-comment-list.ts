import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, paging } from '../../kernel/fields.ts';

export const COMMENT_SORTS = ['new', 'best', 'worst'] as const;

/** What readers wrote about a work and staff approved. */
export const userCommentList = endpoint({
  methods: ['POST'],
  path: '/find/findUserEvaluation/userCommentList',
  origin: 'spec',
  access: 'public',
  summary: 'Reviews of a work',
  input: z.object({
    recordId: id,
    /** The newest first; the most or the fewest stars first. */
    sort: z.enum(COMMENT_SORTS).default('new'),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({
    total: z.int(),
    comments: z.array(
      z.object({
        commentId: z.string(),
        /** The public name that the author chose; empty if none. */
        name: z.string(),
        stars: z.int(),
        /** Lines are separated by line feeds. It is text, never markup. */
        content: z.string(),
        submissionTime: z.string(),
      }),
    ),
  }),
  errors: [],
});
