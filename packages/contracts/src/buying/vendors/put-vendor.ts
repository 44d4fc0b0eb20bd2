import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import {
  VENDOR_ASKING_INVALID,
  VENDOR_CODE_TAKEN,
  VENDOR_LIMIT_REACHED,
  VENDOR_NOT_FOUND,
} from './errors.ts';
import { staffVendor, vendorFacts } from './vendor.ts';

/** Adds a vendor, or changes one. One that is off sells nothing to readers; its open orders go on. */
export const putVendor = endpoint({
  methods: ['POST'],
  path: '/staff/vendors/put',
  origin: 'ours',
  access: { staff: 'acquisitions.vendors' },
  summary: 'Add or change a vendor',
  input: z.object({ id: id.optional(), ...vendorFacts }),
  output: staffVendor,
  errors: [VENDOR_NOT_FOUND, VENDOR_CODE_TAKEN, VENDOR_LIMIT_REACHED, VENDOR_ASKING_INVALID],
});
