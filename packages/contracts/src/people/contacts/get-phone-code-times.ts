import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** How many codes by phone the reader may still ask for today, and how many a day has. */
export const getPhoneCodeTimes = endpoint({
  methods: ['GET'],
  path: '/find/userInfo/findCodeTimes',
  origin: 'spec',
  access: { patron: ['bind-contact'] },
  summary: 'Codes by phone that are left today',
  input: z.object({}),
  output: z.object({ remainTimes: z.int(), times: z.int() }),
  errors: [],
});
