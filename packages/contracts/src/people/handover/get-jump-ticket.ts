import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PARTNER_MISSING } from './errors.ts';
import { JUMP_PARTNERS } from './services.ts';

/**
 * A one-time ticket with which this browser may open `/find/sso/jump2Reco`, or `/find/sso/jumpToService` for another partner, in a new tab
 * within 60 seconds.
 */
export const getJumpTicket = endpoint({
  methods: ['POST'],
  path: '/find/sso/getJumpTicket',
  origin: 'ours',
  access: 'patron',
  summary: 'A ticket for the jump to a service of the library',
  input: z.object({ to: z.enum(JUMP_PARTNERS).default('reco') }),
  output: z.object({ ticket: z.string() }),
  errors: [PARTNER_MISSING],
  rateLimit: { max: 30, windowSeconds: 60 },
});
