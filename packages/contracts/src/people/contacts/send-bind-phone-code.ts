import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { CHANNEL_UNAVAILABLE, CODE_LIMIT_REACHED, CODE_TOO_SOON } from './errors.ts';
import { phone, phoneCodeSent } from './fields.ts';

/** Sends a code to a phone that the reader wants to bind. */
export const sendBindPhoneCode = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/userInfo/sendPhonenumber',
  origin: 'spec',
  access: { patron: ['bind-contact'] },
  summary: 'Sends a code to a phone that is to be bound',
  input: z.object({ phone }),
  output: phoneCodeSent,
  errors: [CHANNEL_UNAVAILABLE, CODE_LIMIT_REACHED, CODE_TOO_SOON],
});
