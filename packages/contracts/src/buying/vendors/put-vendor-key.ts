import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { VENDOR_KEYS_OFF, VENDOR_NOT_FOUND } from './errors.ts';
import { MAX_VENDOR_KEY_LENGTH } from './vendor.ts';

/** Keeps the key with which a vendor is asked, sealed; an empty one removes it. No call reads it back. */
export const putVendorKey = endpoint({
  methods: ['POST'],
  path: '/staff/vendors/putKey',
  origin: 'ours',
  access: { staff: 'acquisitions.vendors' },
  summary: 'Keep the key of a vendor',
  input: z.object({ id, key: text(MAX_VENDOR_KEY_LENGTH).default('') }),
  output: z.object({ hasKey: z.boolean() }),
  errors: [VENDOR_NOT_FOUND, VENDOR_KEYS_OFF],
});
