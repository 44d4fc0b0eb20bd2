import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';

/** A picture of feedback. An `<img>` sends no session, so its address is a secret itself: 160 random bits. */
export const getFeedbackPicture = rawEndpoint({
  methods: ['GET'],
  path: '/find/feedback/picture',
  origin: 'ours',
  access: 'public',
  tenantFrom: 'input',
  summary: 'A picture of feedback',
  reply: 'download',
  contentTypes: ['image/jpeg'],
  input: z.object({ mappingPath: text(64), pic: z.string().regex(/^[0-9a-f]{40}$/) }),
  errors: [],
});
