import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/**
 * Says that a window with this session is open (document 1, section 4). News of before, that a window was closed, does not count any more,
 * also where they come later.
 */
export const keepWindowOpen = endpoint({
  methods: ['POST'],
  path: '/oga/session/open',
  origin: 'ours',
  access: 'patron',
  summary: 'Keep the session, because a window with it is open',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});
