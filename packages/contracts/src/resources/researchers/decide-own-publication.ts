import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { PUBLICATION_NOT_FOUND, RESEARCHER_NOT_FOUND } from './errors.ts';
import { PUBLICATION_DECISIONS } from './researcher.ts';

/** The reader says that a publication is theirs or is not. */
export const decideOwnPublication = endpoint({
  methods: ['POST'],
  path: '/find/researcher/decide',
  origin: 'ours',
  access: 'patron',
  summary: 'Say whether a publication is mine',
  input: z.object({ publicationId: id, decision: z.enum(PUBLICATION_DECISIONS) }),
  output: z.object({ publicationId: z.string(), decision: z.enum(PUBLICATION_DECISIONS) }),
  errors: [RESEARCHER_NOT_FOUND, PUBLICATION_NOT_FOUND],
});
