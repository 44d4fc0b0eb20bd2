import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';

/**
 * A reader's picture at the address that `opacPicUrl` gives. An `<img>` sends no session and no header, so the address names the library
 * and is a secret itself: 160 random bits, other ones for each picture.
 */
export const getPicture = rawEndpoint({
  methods: ['GET'],
  path: '/find/userInfo/getUserPic',
  origin: 'ours',
  access: 'public',
  tenantFrom: 'input',
  summary: "A reader's picture",
  reply: 'download',
  contentTypes: ['image/jpeg'],
  input: z.object({ mappingPath: text(64), pic: z.string().regex(/^[0-9a-f]{40}$/) }),
  errors: [],
});
