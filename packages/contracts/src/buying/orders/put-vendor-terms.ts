import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { VENDOR_NOT_FOUND } from '../vendors/errors.ts';
import { vendorTerms, vendorTermsView } from './order-terms.ts';

/** Sets how the library orders from a vendor. */
export const putVendorTerms = endpoint({
  methods: ['POST'],
  path: '/staff/orders/putVendorTerms',
  origin: 'ours',
  access: { staff: 'acquisitions.vendors' },
  summary: 'Set how a vendor gets orders',
  input: z.object(vendorTerms),
  output: vendorTermsView,
  errors: [VENDOR_NOT_FOUND],
});
