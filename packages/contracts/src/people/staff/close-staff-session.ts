import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Ends the session: the member leaves, the desk is locked, or somebody else takes over. */
export const closeStaffSession = endpoint({
  methods: ['POST'],
  path: '/staff/session/close',
  origin: 'ours',
  access: 'staff',
  summary: 'Sign the member of the staff out',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});
