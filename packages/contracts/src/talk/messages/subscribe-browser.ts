import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PUSH_SERVICE_REFUSED } from './errors.ts';
import { pushEndpoint, pushKey } from './push-fields.ts';

/** Lets this browser show the reader's messages. */
export const subscribeBrowser = endpoint({
  methods: ['POST'],
  path: '/find/lspNotice/subscribe',
  origin: 'ours',
  access: 'patron',
  summary: 'Show messages in this browser',
  input: z.object({ endpoint: pushEndpoint, p256dh: pushKey, auth: pushKey }),
  output: z.object({ browsers: z.int() }),
  errors: [PUSH_SERVICE_REFUSED],
});
