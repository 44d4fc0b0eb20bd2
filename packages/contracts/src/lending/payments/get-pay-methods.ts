import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PAYMENT_CHANNELS } from './channels.ts';

/** By which channels the reader can pay online; none where the library offers none. */
export const getPayMethods = endpoint({
  methods: ['GET'],
  path: '/find/account/getPayMethod',
  origin: 'spec',
  access: 'patron',
  summary: 'Ways to pay online',
  input: z.object({}),
  output: z.object({
    methods: z.array(
      z.object({
        channel: z.enum(PAYMENT_CHANNELS),
        name: z.string(),
        /** A QR code for the reader's phone, or a page of the provider. */
        shows: z.enum(['qr', 'page']),
        sandbox: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
