import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { askedReferencePage } from './asked-paper.ts';
import { SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT } from './errors.ts';
import { paper } from './paper.ts';

/** References of a paper, or works that cite it, page by page, as the first source has them that lists any. */
export const listReferences = endpoint({
  methods: ['POST'],
  path: '/find/chaoxing/searchReferenceInfoList',
  origin: 'spec',
  access: 'public',
  summary: 'References and citing works of a scholarly work',
  input: askedReferencePage,
  output: z.object({
    papers: z.array(paper),
    /** As the source says; null if it does not. */
    total: z.int().nullable(),
    hasMore: z.boolean(),
    /** The source; empty if none lists any. */
    code: z.string(),
    name: z.string(),
  }),
  errors: [SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT],
  rateLimit: { max: 120, windowSeconds: 60 },
});
