import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { askedReferences } from './asked-paper.ts';
import { SCHOLAR_NOTHING_TO_EXPORT, SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT } from './errors.ts';
import { PAPER_MEDIA_TYPES, paperFormat } from './paper-files.ts';

/** References of a paper, or works that cite it, as a file: the first MOST_EXPORTED_PAPERS. */
export const exportReferences = rawEndpoint({
  methods: ['POST'],
  path: '/find/chaoxing/searchReferenceInfoExport',
  origin: 'spec',
  access: 'public',
  summary: 'References and citing works of a scholarly work as a file',
  reply: 'download',
  contentTypes: Object.values(PAPER_MEDIA_TYPES),
  input: z.object({ ...askedReferences, format: paperFormat, ...ignoredIdentity }),
  errors: [SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT, SCHOLAR_NOTHING_TO_EXPORT],
  rateLimit: { max: 10, windowSeconds: 60 },
});
