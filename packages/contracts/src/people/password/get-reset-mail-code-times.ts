import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { RESET_EXPIRED } from './errors.ts';
import { ticketText } from './ticket-text.ts';

/** Codes by mail that are left today for the account of a ticket, and how many a day has. */
export const getResetMailCodeTimes = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/getPassword/findMailCodeTimes',
  origin: 'spec',
  access: 'public',
  summary: 'Codes by mail that are left today for an account',
  input: z.object({ ticket: ticketText }),
  output: z.object({ mailCodeTimes: z.int(), times: z.int() }),
  errors: [RESET_EXPIRED],
  carriesSecrets: true,
});
