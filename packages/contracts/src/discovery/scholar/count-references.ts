import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { askedPaper } from './asked-paper.ts';
import { SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT } from './errors.ts';

const counted = z.object({
  /** Null: no source says. */
  count: z.int().nullable(),
  /** The source that says so; empty without one. */
  code: z.string(),
  name: z.string(),
});

/** How many works a paper names, and how many name it, each as one source says. */
export const countReferences = endpoint({
  methods: ['POST'],
  path: '/find/chaoxing/searchReferenceCount',
  origin: 'spec',
  access: 'public',
  summary: 'How many references and citing works a scholarly work has',
  input: z.object({ ...askedPaper, ...ignoredIdentity }),
  output: z.object({ references: counted, citing: counted }),
  errors: [SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT],
  rateLimit: { max: 120, windowSeconds: 60 },
});
