import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { PUBLICATION_NOT_FOUND, RESEARCHER_NOT_FOUND } from './errors.ts';
import { PUBLICATION_DECISIONS } from './researcher.ts';

/** Staff say that a publication is of a researcher or is not. What the person said themselves stands above it. */
export const decidePublication = endpoint({
  methods: ['POST'],
  path: '/staff/researchers/decide',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Say whether a publication is of a researcher',
  input: z.object({ id, publicationId: id, decision: z.enum(PUBLICATION_DECISIONS) }),
  output: z.object({ publicationId: z.string(), decision: z.enum(PUBLICATION_DECISIONS) }),
  errors: [RESEARCHER_NOT_FOUND, PUBLICATION_NOT_FOUND],
});
