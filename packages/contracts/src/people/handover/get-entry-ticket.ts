import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { LOGIN_METHOD_OFF } from '../auth/errors.ts';

/**
 * A one-time ticket for an address that opens a page of the portal as the reader of this session (`?jwt=...&jwtHeader=...`, or
 * `/loginExternal/{jwt}/{jwtHeader}`). It is no token of a session: `ssoOpac` exchanges it, once, in `seconds` seconds, for this library.
 */
export const getEntryTicket = endpoint({
  methods: ['POST'],
  path: '/find/sso/getEntryTicket',
  origin: 'ours',
  access: 'patron',
  summary: 'A ticket for an address that opens the portal as this reader',
  input: z.object({}),
  output: z.object({ jwt: z.string(), jwtHeader: z.string(), seconds: z.int() }),
  errors: [LOGIN_METHOD_OFF],
  rateLimit: { max: 30, windowSeconds: 60 },
});
