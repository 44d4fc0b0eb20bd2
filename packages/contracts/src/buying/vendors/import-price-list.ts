import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { ONIX_TOO_OLD, PRICE_LIST_UNREADABLE, VENDOR_NOT_FOUND } from './errors.ts';
import { PRICE_LIST_MODES, priceListImport } from './vendor.ts';

/**
 * Takes over a price list: a table (CSV or XLSX) or ONIX for Books 3.0 and 3.1, with reference names or short tags. A title is known by the
 * vendor's number. In the mode `whole` titles that the file does not have are sold no more.
 */
export const importPriceList = uploadEndpoint({
  path: '/staff/vendors/importPriceList',
  origin: 'ours',
  access: { staff: 'acquisitions.vendors' },
  summary: 'Import the price list of a vendor (CSV, XLSX, ONIX 3)',
  maxBytes: 64 * 1024 * 1024,
  mediaTypes: [
    'text/csv',
    'text/plain',
    'text/tab-separated-values',
    'text/xml',
    'application/xml',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/octet-stream',
  ],
  input: z.object({
    vendorId: id,
    mode: z.enum(PRICE_LIST_MODES).default('part'),
    fileName: text(200).default(''),
  }),
  output: priceListImport,
  errors: [VENDOR_NOT_FOUND, PRICE_LIST_UNREADABLE, ONIX_TOO_OLD],
  rateLimit: { max: 10, windowSeconds: 60 },
});
