import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { pushEndpoint } from './push-fields.ts';

/** Lets a browser of the reader show messages no more; one that does not is left alone. */
export const unsubscribeBrowser = endpoint({
  methods: ['POST'],
  path: '/find/lspNotice/unsubscribe',
  origin: 'ours',
  access: 'patron',
  summary: 'Show no messages in this browser',
  input: z.object({ endpoint: pushEndpoint }),
  output: z.object({ browsers: z.int() }),
  errors: [],
});
