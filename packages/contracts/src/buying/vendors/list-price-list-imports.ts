import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { VENDOR_NOT_FOUND } from './errors.ts';
import { priceListImport } from './vendor.ts';

/** The last imports of the price list of a vendor, the newest first. */
export const listPriceListImports = endpoint({
  methods: ['GET'],
  path: '/staff/vendors/imports',
  origin: 'ours',
  access: { staff: 'acquisitions.vendors' },
  summary: 'Imports of the price list of a vendor',
  input: z.object({ vendorId: id }),
  output: z.object({ imports: z.array(priceListImport) }),
  errors: [VENDOR_NOT_FOUND],
});
