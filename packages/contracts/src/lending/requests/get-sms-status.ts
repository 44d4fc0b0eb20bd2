import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Whether the reader can be told of requests by SMS: the library sends text messages, and the reader's telephone is confirmed. */
export const getSmsStatus = endpoint({
  methods: ['GET'],
  path: '/find/subtenancy/getSmsStatus',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether notices by SMS can be had',
  input: z.object({}),
  output: z.object({
    smsFlag: z.enum(['0', '1']),
    /** The library sends text messages at all. */
    offered: z.boolean(),
    /** The end of the confirmed telephone number, such as ****0100; empty without one. */
    phone: z.string(),
  }),
  errors: [],
});
