import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { requiredListOf, requiredText } from '../../kernel/fields.ts';
import { SCHOLAR_NOTHING_TO_EXPORT } from './errors.ts';
import { MOST_PAPERS } from './get-papers.ts';
import { MAX_PAPER_ID } from './paper.ts';
import { PAPER_MEDIA_TYPES, paperFormat } from './paper-files.ts';

/** Chosen papers as a file, in the order of their ids. */
export const exportPapers = rawEndpoint({
  methods: ['POST'],
  path: '/find/scholar/export',
  origin: 'ours',
  access: 'public',
  summary: 'Scholarly works as a file',
  reply: 'download',
  contentTypes: Object.values(PAPER_MEDIA_TYPES),
  input: z.object({ ids: requiredListOf(requiredText(MAX_PAPER_ID), MOST_PAPERS), format: paperFormat }),
  errors: [SCHOLAR_NOTHING_TO_EXPORT],
  rateLimit: { max: 20, windowSeconds: 60 },
});
