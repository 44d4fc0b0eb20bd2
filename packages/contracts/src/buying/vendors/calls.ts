import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { importPriceList } from './import-price-list.ts';
import { listPriceListImports } from './list-price-list-imports.ts';
import { listVendors } from './list-vendors.ts';
import { putVendor } from './put-vendor.ts';
import { putVendorKey } from './put-vendor-key.ts';

export const VENDOR_CALLS: readonly AnyEndpoint[] = [
  importPriceList,
  listPriceListImports,
  listVendors,
  putVendor,
  putVendorKey,
];
