import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { orderTerms, orderTermsView } from './order-terms.ts';

/** Sets how the library orders. Who may order does not set its own limit: this needs the permission for budgets. */
export const putOrderTerms = endpoint({
  methods: ['POST'],
  path: '/staff/orders/putTerms',
  origin: 'ours',
  access: { staff: 'acquisitions.budgets' },
  summary: 'Set limits of orders and invoices',
  input: z.object(orderTerms),
  output: orderTermsView,
  errors: [],
});
