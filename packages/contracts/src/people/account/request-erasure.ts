import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { erasureView } from './erasure.ts';

/** Asks the library to erase the reader's data. A request that is open already stays as it is. */
export const requestErasure = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/requestErasure',
  origin: 'ours',
  access: 'patron',
  summary: 'Ask for erasure',
  input: z.object({}),
  output: z.object({ request: erasureView }),
  errors: [],
  rateLimit: { max: 10, windowSeconds: 3600 },
});
