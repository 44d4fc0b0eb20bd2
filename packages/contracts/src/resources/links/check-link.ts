import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ERESOURCE_LINK_NOT_FOUND, LINK_HOST_RESTS, LINK_NOT_ASKED } from './errors.ts';
import { staffLink } from './link.ts';

/** Asks a link of the list now, and answers it as it is then. This can take half a minute. */
export const checkLink = endpoint({
  methods: ['POST'],
  path: '/staff/links/check',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Ask a link now',
  input: z.object({ id }),
  output: staffLink,
  errors: [ERESOURCE_LINK_NOT_FOUND, LINK_NOT_ASKED, LINK_HOST_RESTS],
  rateLimit: { max: 10, windowSeconds: 60 },
});
