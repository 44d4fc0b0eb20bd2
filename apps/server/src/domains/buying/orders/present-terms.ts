import type { orderTermsView, vendorTermsView } from '@lectern/contracts/buying/orders/order-terms';
import type * as z from 'zod';
import type { OrderTermsTable, VendorTermsTable } from './tables.ts';

export function presentTerms(row: OrderTermsTable): z.infer<typeof orderTermsView> {
  return {
    aloneUpTo: row.alone_up_to,
    tolerance: row.tolerance,
    buyerNumber: row.buyer_number,
    buyerList: row.buyer_list,
  };
}

export function presentVendorTerms(row: VendorTermsTable): z.infer<typeof vendorTermsView> {
  return {
    vendorId: row.vendor_id,
    number: row.number,
    list: row.list,
    way: row.way,
    discount: row.discount,
    tax: row.tax,
    deliveryDays: row.delivery_days,
  };
}
