import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';

/**
 * The picture of a list or topic at the address that `imgUrl` gives. An `<img>` sends no session and no header, so the address names the
 * library and is a secret itself: 160 random bits, other ones for each picture.
 */
export const getCover = rawEndpoint({
  methods: ['GET'],
  path: '/find/bookList/getCover',
  origin: 'ours',
  access: 'public',
  tenantFrom: 'input',
  summary: 'The cover of a book list or topic',
  reply: 'download',
  contentTypes: ['image/jpeg'],
  input: z.object({ mappingPath: text(64), pic: z.string().regex(/^[0-9a-f]{40}$/) }),
  errors: [],
});
