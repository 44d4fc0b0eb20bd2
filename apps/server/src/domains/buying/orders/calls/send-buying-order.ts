import {
  BUYING_ORDER_MOVED_ON,
  BUYING_ORDER_NOT_FOUND,
  ORDER_NUMBERS_MISSING,
} from '@lectern/contracts/buying/orders/errors';
import { sendBuyingOrder } from '@lectern/contracts/buying/orders/send-buying-order';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { addDays, dateIn } from '../../../../platform/clock.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { readBudgets } from '../../budgets/read-budgets.ts';
import { wishesOrdered } from '../../recommendations/wishes-ordered.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { orderFile } from '../order-file.ts';
import { presentOrder } from '../present-order.ts';
import { changeBuyingOrder, lockBuyingOrder } from '../store/buying-order-store.ts';
import { changeLine, linesOfOrder, lockLines } from '../store/line-store.ts';
import { readOrderTerms, termsOfVendor } from '../store/order-terms-store.ts';

export const sendBuyingOrderCall = implement(sendBuyingOrder)(
  async ({ input: { id, way }, context, deps }) => {
    const { tenant, staff, language } = context;
    const vendors = await readVendors(deps, tenant.id, language);
    const budgets = await readBudgets(deps.db, tenant.id, language);
    const at = deps.clock.now();
    const now = at.toISOString();
    return answerInTransaction(context, deps.db, async (tx) => {
      const order = await lockBuyingOrder(tx, tenant.id, id);
      if (!order) return refuse(BUYING_ORDER_NOT_FOUND);
      if (order.state !== 'placed') return refuse(BUYING_ORDER_MOVED_ON);
      const terms = await readOrderTerms(tx, tenant.id);
      const vendor = await termsOfVendor(tx, tenant.id, order.vendor_id);
      if (way === 'edifact' && (terms.buyer_number === '' || vendor.number === ''))
        return refuse(ORDER_NUMBERS_MISSING);
      const all = await linesOfOrder(tx, tenant.id, id);
      await lockLines(
        tx,
        tenant.id,
        all.map(({ line }) => line.id),
      );
      // A line that was cancelled meanwhile is not in the file.
      const lines = (await linesOfOrder(tx, tenant.id, id)).filter(({ line }) => line.state === 'placed');
      const change = {
        state: 'sent' as const,
        way,
        // The number of an order is there once, and its file too.
        interchange: way === 'edifact' ? order.number.replace(/\D/g, '') : '',
        sent_by: staff.id,
        sent_at: now,
      };
      const sent = { ...order, ...change };
      const file = orderFile(way, {
        order: sent,
        lines,
        terms,
        vendor,
        budgetCodes: new Map(budgets.map(({ id: budgetId, code }) => [budgetId, code])),
        libraryName: nameIn(tenant.settings.names, language),
        language,
        at,
      });
      await changeBuyingOrder(tx, tenant.id, id, { ...change, file: Buffer.from(file).toString('base64') });
      const today = dateIn(tenant.settings.policy.timeZone, at);
      for (const { line } of lines)
        await changeLine(tx, tenant.id, line.id, {
          state: 'sent',
          expected_on: addDays(today, vendor.delivery_days),
        });
      const wishIds = lines.flatMap(({ line }) => (line.wish_id === '' ? [] : [line.wish_id]));
      await wishesOrdered(tx, tenant, wishIds, { staffId: staff.id, now: at });
      await addAuditEntry(tx, tenant.id, {
        staffId: staff.id,
        action: 'orders.send',
        subject: order.number,
        details: { way, count: lines.length },
        at: now,
      });
      return presentOrder(sent, {
        vendorName: vendors.get(order.vendor_id)?.name ?? '',
        lineCount: all.length,
        staffId: staff.id,
      });
    });
  },
);
