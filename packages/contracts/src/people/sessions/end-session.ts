import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';

/** Signs the reader out in another place. The session of this call ends by signing out. */
export const endSession = endpoint({
  methods: ['POST'],
  path: '/oga/session/end',
  origin: 'ours',
  access: 'patron',
  summary: 'End another session of the reader',
  input: z.object({ id }),
  output: z.object({}),
  errors: [],
});
