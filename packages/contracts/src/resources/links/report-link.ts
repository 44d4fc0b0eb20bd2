import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { sharedLines } from '../../kernel/shared-text.ts';
import { ERESOURCE_NOT_FOUND } from '../databases/errors.ts';
import { TITLE_NOT_FOUND } from '../titles/errors.ts';
import { LINK_TROUBLES, MAX_LINK_NOTE } from './link.ts';

/** Tells the library that a database, or a title in it, does not open. Nothing is kept of who told it; reports of one link are counted. */
export const reportLink = endpoint({
  methods: ['POST'],
  path: '/find/newEle/eCollection/reportLink',
  origin: 'ours',
  access: 'public',
  summary: 'Tell the library that a link fails',
  input: z.object({
    eCollectionId: id,
    /** A title in this database; without it the database itself. */
    titleId: id.optional(),
    trouble: z.enum(LINK_TROUBLES).default('doesNotOpen'),
    /** For the staff. */
    note: sharedLines(MAX_LINK_NOTE).default(''),
    ...ignoredIdentity,
  }),
  output: z.object({ isTaken: z.literal(true) }),
  errors: [ERESOURCE_NOT_FOUND, TITLE_NOT_FOUND],
  rateLimit: { max: 5, windowSeconds: 60 },
});
