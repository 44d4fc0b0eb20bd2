import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { VENDOR_NOT_FOUND } from '../vendors/errors.ts';
import {
  EDIFACT_INCOMPLETE,
  EDIFACT_MISCOUNTED,
  EDIFACT_UNREADABLE,
  INTERCHANGE_OF_OTHER,
  INTERCHANGE_TAKEN,
} from './errors.ts';
import { vendorInterchange } from './vendor-message.ts';

/**
 * Takes in a file of EDIFACT: answers to orders (ORDRSP), what is on its way (DESADV), invoices (INVOIC) and offers (QUOTES, which go to the
 * basket). Other messages are named and set aside. A file is taken in once.
 */
export const importVendorMessages = uploadEndpoint({
  path: '/staff/orders/importMessages',
  origin: 'ours',
  access: { staff: 'acquisitions.invoices' },
  summary: 'Take in an EDIFACT file of a vendor',
  maxBytes: 1024 * 1024,
  mediaTypes: ['application/edifact', 'text/plain', 'application/octet-stream'],
  input: z.object({ vendorId: id, fileName: text(200).default('') }),
  output: vendorInterchange,
  errors: [
    VENDOR_NOT_FOUND,
    EDIFACT_UNREADABLE,
    EDIFACT_INCOMPLETE,
    EDIFACT_MISCOUNTED,
    INTERCHANGE_TAKEN,
    INTERCHANGE_OF_OTHER,
  ],
});
