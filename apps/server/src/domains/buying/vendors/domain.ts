import { sql } from 'kysely';
import { addDays } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { vendorAuditNames } from './audit-names.ts';
import { importPriceListCall } from './calls/import-price-list.ts';
import { listPriceListImportsCall } from './calls/list-price-list-imports.ts';
import { listVendorsCall } from './calls/list-vendors.ts';
import { putVendorCall } from './calls/put-vendor.ts';
import { putVendorKeyCall } from './calls/put-vendor-key.ts';
import { vendorCandidates } from './vendor-candidates.ts';

/** Staff compare the lists of a year. */
const IMPORT_DAYS = 400;

/** Those from whom the library buys, with their price lists. */
export const vendors: Domain = {
  calls: [importPriceListCall, listPriceListImportsCall, listVendorsCall, putVendorCall, putVendorKeyCall],
  auditNames: vendorAuditNames,
  candidates: [vendorCandidates],
  expiries: [
    {
      table: 'price_list_import',
      isOver: (now) => sql<boolean>`at < ${addDays(now.toISOString().slice(0, 10), -IMPORT_DAYS)}`,
    },
  ],
  demo: async () => (await import('./demo/seed-vendors.ts')).vendorSeed,
};
