import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { erasureView } from './erasure.ts';
import { ERASURE_NOT_OPEN } from './errors.ts';

/** Withdraws the open request for erasure. */
export const withdrawErasure = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/withdrawErasure',
  origin: 'ours',
  access: 'patron',
  summary: 'Withdraw the request for erasure',
  input: z.object({}),
  output: z.object({ request: erasureView }),
  errors: [ERASURE_NOT_OPEN],
});
