import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { staffVendor } from './vendor.ts';

/** Those from whom the library buys, by code. */
export const listVendors = endpoint({
  methods: ['GET'],
  path: '/staff/vendors/list',
  origin: 'ours',
  access: { staff: 'acquisitions.vendors' },
  summary: 'Vendors from whom the library buys',
  input: z.object({}),
  output: z.object({ vendors: z.array(staffVendor) }),
  errors: [],
});
