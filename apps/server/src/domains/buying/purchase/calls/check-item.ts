import { checkPurchaseItem } from '@lectern/contracts/buying/purchase/check-item';
import { VENDOR_ITEM_NOT_FOUND } from '@lectern/contracts/buying/purchase/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { freeOfBudget } from '../../budgets/read-budgets.ts';
import { askedItems } from '../asked-items.ts';
import { freightOf } from '../orders/make-pre-orders.ts';
import { judgeItem } from '../rules/judge-item.ts';
import { judgedItem, readItems } from '../rules/read-items.ts';
import { readReader } from '../rules/read-reader.ts';

export const checkItemCall = implement(checkPurchaseItem)(
  async ({ input: { itemId, vendorId }, context, deps }) => {
    const { tenant, patron } = context;
    const asked = await askedItems(deps, context, [itemId]);
    if (isRefusal(asked)) return asked;
    const { vendors, opened } = asked;
    const item = asked.items.find((one) => vendorId === undefined || one.vendor_id === vendorId);
    if (!item) return refuse(VENDOR_ITEM_NOT_FOUND);
    const reader = await readReader(deps.db, opened.circulation, patron.id);
    if (isRefusal(reader)) return reader;
    const known = await readItems(deps.db, tenant.id, [item]);
    const freight = freightOf([item], new Map(), vendors).get(item.id) ?? 0;
    const { currency } = opened.circulation.policy;
    const year = Number(opened.circulation.today.slice(0, 4));
    const said = { price: item.price, stock: item.stock, freight, isSold: true };
    const reasons = judgeItem(reader, judgedItem(item, known, said), { currency, year });
    const budgets = await Promise.all(
      (reader.rule?.budgetIds ?? []).map((id) => freeOfBudget(deps.db, tenant.id, id)),
    );
    const isPaid = budgets.some((one) => one?.currency === item.currency && one.free >= item.price + freight);
    if (!isPaid && !reasons.includes('off')) reasons.push('noBudget');
    return { isAllowed: reasons.length === 0, reasons, recordId: known.heldAs(item) };
  },
);
