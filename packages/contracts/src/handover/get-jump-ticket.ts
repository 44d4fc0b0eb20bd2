import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { PARTNER_MISSING } from './errors.ts';

/** A one-time ticket with which this browser may open `/find/sso/jump2Reco` in a new tab, within 60 seconds. */
export const getJumpTicket = endpoint({
  methods: ['POST'],
  path: '/find/sso/getJumpTicket',
  origin: 'ours',
  access: 'patron',
  summary: 'A ticket for the jump to book recommendation',
  input: z.object({}),
  output: z.object({ ticket: z.string() }),
  errors: [PARTNER_MISSING],
  rateLimit: { max: 30, windowSeconds: 60 },
});
