import { refuse } from '@lectern/contracts/kernel/refusal';
import { RECEIPT_NOT_FOUND } from '@lectern/contracts/lending/payments/errors';
import { getReceipt } from '@lectern/contracts/lending/payments/get-receipt';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { receiptFile } from '../receipts/receipt-paper.ts';
import { findReceipt } from '../receipts/receipt-store.ts';

export const getReceiptCall = implementRaw(getReceipt)(async ({ input, context, deps }) => {
  const receipt = await findReceipt(deps.db, context.tenant.id, input.receiptNo);
  if (receipt?.patron_id !== context.patron.id) return refuse(RECEIPT_NOT_FOUND);
  return receiptFile(deps, context, receipt);
});
