import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { askedPaper } from './asked-paper.ts';
import { SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT } from './errors.ts';

/** Keeps what is known of a paper, so that a reader can have it among favourites. It says nothing of the reader. */
export const keepPaper = endpoint({
  methods: ['POST'],
  path: '/find/scholar/keep',
  origin: 'ours',
  access: 'patron',
  summary: 'Keep a scholarly work for favourites',
  input: z.object(askedPaper),
  /** The id by which favourites name it. */
  output: z.object({ recordId: z.string() }),
  errors: [SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT],
  rateLimit: { max: 60, windowSeconds: 60 },
});
