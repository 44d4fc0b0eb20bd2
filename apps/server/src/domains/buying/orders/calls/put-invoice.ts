import { ORDER_LINE_NOT_FOUND } from '@lectern/contracts/buying/orders/errors';
import { putInvoice } from '@lectern/contracts/buying/orders/put-invoice';
import { VENDOR_NOT_FOUND } from '@lectern/contracts/buying/vendors/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { enterInvoice } from '../invoices/enter-invoice.ts';
import { presentInvoice } from '../invoices/present-invoice.ts';
import { referenceOf } from '../order-file.ts';
import { findLines } from '../store/line-store.ts';

export const putInvoiceCall = implement(putInvoice)(async ({ input, context, deps }) => {
  const { tenant, staff, language } = context;
  const { vendorId, number, invoicedOn, currency, freight, total, note } = input;
  const vendor = (await readVendors(deps, tenant.id, language)).get(vendorId);
  if (!vendor) return refuse(VENDOR_NOT_FOUND);
  const ids = [...new Set(input.lines.map(({ lineId }) => lineId))];
  const known = new Map((await findLines(deps.db, tenant.id, ids)).map((line) => [line.id, line]));
  if (ids.some((id) => known.get(id)?.vendor_id !== vendorId)) return refuse(ORDER_LINE_NOT_FOUND);
  const lines = input.lines.map(({ lineId, ...line }) => {
    const ordered = known.get(lineId);
    return {
      ...line,
      line_id: lineId,
      reference: ordered ? referenceOf(ordered) : '',
      title: ordered?.title ?? '',
    };
  });
  const now = deps.clock.now().toISOString();
  return answerInTransaction(context, deps.db, async (tx) => {
    const entered = await enterInvoice(
      { tx, tenantId: tenant.id, now },
      {
        vendorId,
        number,
        invoicedOn,
        currency,
        homeCurrency: tenant.settings.policy.currency,
        freight,
        total,
        lines,
        note,
        isFromVendor: 0,
        staffId: staff.id,
      },
    );
    return isRefusal(entered) ? entered : presentInvoice(entered, vendor.name);
  });
});
