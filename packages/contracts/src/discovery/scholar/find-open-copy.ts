import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { askedPaper } from './asked-paper.ts';
import { COPY_VERSIONS } from './paper.ts';

/** Where a paper may be read by anybody now, the best copy first. Empty if no source knows one. */
export const findOpenCopy = endpoint({
  methods: ['POST'],
  path: '/find/scholar/openCopies',
  origin: 'ours',
  access: 'public',
  summary: 'Open copies of a scholarly work',
  input: z.object(askedPaper),
  output: z.object({
    copies: z.array(
      z.object({
        url: z.string(),
        version: z.enum(COPY_VERSIONS),
        licence: z.string(),
        /** The repository or the publisher, as the source names it; empty if it does not. */
        host: z.string(),
        /** The source that says so. */
        name: z.string(),
      }),
    ),
    /** False: a source that could know did not answer. */
    isComplete: z.boolean(),
  }),
  errors: [],
  rateLimit: { max: 120, windowSeconds: 60 },
});
