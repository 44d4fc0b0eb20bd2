import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Signs the reader out everywhere but here. */
export const endOtherSessions = endpoint({
  methods: ['POST'],
  path: '/oga/session/endOthers',
  origin: 'ours',
  access: 'patron',
  summary: 'End all other sessions of the reader',
  input: z.object({}),
  output: z.object({ ended: z.int() }),
  errors: [],
});
