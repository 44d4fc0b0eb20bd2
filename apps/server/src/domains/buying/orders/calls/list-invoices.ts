import { listInvoices } from '@lectern/contracts/buying/orders/list-invoices';
import { implement } from '../../../../platform/http/implement.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { presentInvoice } from '../invoices/present-invoice.ts';
import { countInvoices, pageOfInvoices } from '../store/invoice-store.ts';

export const listInvoicesCall = implement(listInvoices)(
  async ({ input: { state, vendorId, number, page, rows }, context: { tenant, language }, deps }) => {
    const place = { offset: (page - 1) * rows, limit: rows };
    const { total, invoices } = await pageOfInvoices(deps.db, tenant.id, { state, vendorId, number }, place);
    const vendors = await readVendors(deps, tenant.id, language);
    return {
      total,
      invoices: invoices.map((one) => presentInvoice(one, vendors.get(one.invoice.vendor_id)?.name ?? '')),
      states: await countInvoices(deps.db, tenant.id),
    };
  },
);
