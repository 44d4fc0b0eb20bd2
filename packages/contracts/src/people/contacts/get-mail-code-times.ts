import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** How many codes by mail the reader may still ask for today, and how many a day has. */
export const getMailCodeTimes = endpoint({
  methods: ['GET'],
  path: '/find/userInfo/findMailCodeTimes',
  origin: 'spec',
  access: { patron: ['bind-contact'] },
  summary: 'Codes by mail that are left today',
  input: z.object({}),
  output: z.object({ mailCodeTimes: z.int(), times: z.int() }),
  errors: [],
});
