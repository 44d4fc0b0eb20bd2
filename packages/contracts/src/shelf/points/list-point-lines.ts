import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { pointLineSchema } from './fields.ts';

/** What gave and took the reader's points, last first. */
export const listPointLines = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/patronScoreDetail/getPatronScoreList',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's points, line by line",
  input: z.object(paging),
  output: z.object({ total: z.int(), scores: z.array(pointLineSchema) }),
  errors: [],
});
