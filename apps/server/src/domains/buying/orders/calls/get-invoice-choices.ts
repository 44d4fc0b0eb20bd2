import { getInvoiceChoices } from '@lectern/contracts/buying/orders/get-invoice-choices';
import { implement } from '../../../../platform/http/implement.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { costOfCopies } from '../money/line-cost.ts';
import { referenceOf } from '../order-file.ts';
import { linesToInvoice } from '../store/line-search-store.ts';

const MOST = 500;

export const getInvoiceChoicesCall = implement(getInvoiceChoices)(
  async ({ input: { vendorId }, context: { tenant, language }, deps }) => {
    const vendors = await readVendors(deps, tenant.id, language);
    const lines = vendorId === undefined ? [] : await linesToInvoice(deps.db, tenant.id, vendorId, MOST);
    return {
      vendors: [...vendors.values()].map(({ id, name, currency }) => ({ id, name, currency })),
      lines: lines.map((line) => ({
        id: line.id,
        reference: referenceOf(line),
        title: line.title,
        isbn: line.isbn,
        open: line.quantity - line.invoiced,
        received: line.received,
        price: costOfCopies({ ...line, tax: 0 }, 1),
        tax: line.tax,
      })),
    };
  },
);
