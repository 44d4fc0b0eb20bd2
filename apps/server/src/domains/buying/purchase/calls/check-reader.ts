import { checkPurchaseReader } from '@lectern/contracts/buying/purchase/check-reader';
import type { PurchaseReason } from '@lectern/contracts/buying/purchase/purchase-rule';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { openPurchase } from '../open-purchase.ts';
import { judgeReader } from '../rules/judge-item.ts';
import { readReader } from '../rules/read-reader.ts';

export const checkReaderCall = implement(checkPurchaseReader)(
  async ({ context: { tenant, patron }, deps }) => {
    const opened = await openPurchase(deps, tenant);
    // Why it is off does not concern the reader: it is one of the reasons.
    if (isRefusal(opened)) return { isAllowed: false, reasons: ['off' satisfies PurchaseReason] };
    const reader = await readReader(deps.db, opened.circulation, patron.id);
    if (isRefusal(reader)) return reader;
    const reasons = judgeReader(reader);
    return { isAllowed: reasons.length === 0, reasons };
  },
);
