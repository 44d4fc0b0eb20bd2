import { listReceipts } from '@lectern/contracts/lending/payments/list-receipts';
import { implement } from '../../../../platform/http/implement.ts';
import { methodName } from '../receipts/receipt-paper.ts';
import { listReceiptsOf, receiptNumberOf } from '../receipts/receipt-store.ts';

export const listReceiptsCall = implement(listReceipts)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const { patronId, page, rows } = input;
  const part = { offset: (page - 1) * rows, limit: rows };
  const { total, receipts } = await listReceiptsOf(deps.db, tenant.id, patronId, part);
  return {
    total,
    receipts: receipts.map((receipt) => ({
      receiptNo: receiptNumberOf(receipt),
      receivedAt: receipt.received_at,
      amount: { amount: receipt.amount, currency: receipt.currency },
      payMethod: methodName(receipt, language),
    })),
  };
});
