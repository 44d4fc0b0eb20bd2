import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { erasureView } from './erasure.ts';

/** The reader's last request for erasure. */
export const getErasure = endpoint({
  methods: ['GET'],
  path: '/find/userInfo/getErasure',
  origin: 'ours',
  access: 'patron',
  summary: 'The request for erasure',
  input: z.object({}),
  output: z.object({ request: erasureView }),
  errors: [],
});
