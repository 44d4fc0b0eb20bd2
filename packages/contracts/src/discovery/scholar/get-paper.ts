import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { askedPaper } from './asked-paper.ts';
import { SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT } from './errors.ts';
import { paper } from './paper.ts';
import { sourceState } from './source-state.ts';

/** One paper in full, with what each source says of it. */
export const getPaper = endpoint({
  methods: ['POST'],
  path: '/find/chaoxing/searchOne',
  origin: 'spec',
  access: 'public',
  summary: 'One scholarly work',
  input: z.object({ ...askedPaper, ...ignoredIdentity }),
  output: z.object({ paper, sources: z.array(sourceState) }),
  errors: [SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT],
  rateLimit: { max: 120, windowSeconds: 60 },
});
