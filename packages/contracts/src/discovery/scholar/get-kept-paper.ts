import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { SCHOLAR_PAPER_NOT_FOUND } from './errors.ts';
import { paper } from './paper.ts';

/** A kept paper as it was when it was kept. No source is asked. */
export const getKeptPaper = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/scholar/kept',
  origin: 'ours',
  access: 'public',
  summary: 'A kept scholarly work',
  input: z.object({ recordId: id }),
  output: paper,
  errors: [SCHOLAR_PAPER_NOT_FOUND],
});
