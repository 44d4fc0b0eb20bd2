import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { LOGOUT_BLOCKED } from '../auth/errors.ts';

/**
 * Says that a window with this session was closed (document 1, section 4). The session ends 20 seconds later, unless another call comes
 * with it: from the same window, which was only loaded again, or from another one.
 */
export const closeWindow = endpoint({
  methods: ['POST'],
  path: '/oga/session/closing',
  origin: 'ours',
  access: 'patron',
  summary: 'End the session soon, because its window was closed',
  input: z.object({}),
  output: z.object({}),
  errors: [LOGOUT_BLOCKED],
});
