import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { ASSISTANT_CLOSED } from './errors.ts';

/** The most works of one answer (document 1, section 9). */
export const MOST_MATCHED = 10;

/** The works of the catalogue that pairs of title and ISBN name, in their order: of the first ten distinct pairs, those that are held. */
export const match = endpoint({
  methods: ['POST'],
  path: '/find/ai/match',
  origin: 'spec',
  access: 'patron',
  summary: 'Works that an answer names',
  input: z.object({
    groupCode: ignoredIdentity.groupCode,
    matchData: z
      .array(z.object({ title: z.string().max(1000), isbn: z.string().max(40).default('') }))
      .max(100),
  }),
  output: z
    .array(
      z.object({
        recordId: z.string(),
        title: z.string(),
        isbn: z.string(),
        author: z.string(),
        pubDate: z.string(),
        publisher: z.string(),
      }),
    )
    .max(MOST_MATCHED),
  errors: [ASSISTANT_CLOSED],
});
