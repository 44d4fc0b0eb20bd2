import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/fields.ts';
import { pointTerms } from './fields.ts';

/** How many points the reader has, which expire next, and how points are earned and spent here. */
export const getScoreNotice = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/patronScoreDetail/getScoreNotice',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's points and the library's terms",
  input: z.object({}),
  output: z.object({
    points: z.int(),
    /** The points that expire next; null if none do. */
    expiring: z.object({ points: z.int(), at: instant }).nullable(),
    ...pointTerms,
    currency: z.string(),
  }),
  errors: [],
});
