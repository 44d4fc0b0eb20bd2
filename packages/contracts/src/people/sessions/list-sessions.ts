import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { visitSchema } from './visit.ts';

/** Where the reader is signed in: the session of this call first, then those that were used last. */
export const listSessions = endpoint({
  methods: ['GET'],
  path: '/oga/session/list',
  origin: 'ours',
  access: 'patron',
  summary: 'The reader’s own sessions',
  input: z.object({}),
  output: z.array(
    visitSchema.extend({
      id: z.string(),
      /** The session of this call. */
      isCurrent: z.boolean(),
      openedAt: z.string(),
      /** To the minute. */
      lastSeenAt: z.string(),
    }),
  ),
  errors: [],
});
