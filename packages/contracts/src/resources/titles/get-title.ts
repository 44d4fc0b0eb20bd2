import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { TITLE_NOT_FOUND } from './errors.ts';
import { titleDetail } from './title.ts';

/** A title that readers see today. No address is in it. */
export const getTitle = endpoint({
  methods: ['GET'],
  path: '/find/journal/getDetail',
  origin: 'ours',
  access: 'public',
  summary: 'A journal or another title that is online',
  input: z.object({ id, ...ignoredIdentity }),
  output: titleDetail,
  errors: [TITLE_NOT_FOUND],
});
