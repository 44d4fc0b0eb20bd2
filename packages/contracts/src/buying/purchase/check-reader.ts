import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { PURCHASE_REASONS } from './purchase-rule.ts';

/** Whether this reader may order now, and all reasons why not. It refuses nothing by itself. */
export const checkPurchaseReader = endpoint({
  methods: ['GET'],
  path: '/find/pda/userCheck',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether the reader may order',
  input: z.object({}),
  output: z.object({ isAllowed: z.boolean(), reasons: z.array(z.enum(PURCHASE_REASONS)) }),
  errors: [PATRON_NOT_FOUND],
});
