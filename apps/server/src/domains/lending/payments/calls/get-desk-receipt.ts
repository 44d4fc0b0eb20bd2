import { refuse } from '@lectern/contracts/kernel/refusal';
import { RECEIPT_NOT_FOUND } from '@lectern/contracts/lending/payments/errors';
import { getDeskReceipt } from '@lectern/contracts/lending/payments/get-desk-receipt';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { receiptFile } from '../receipts/receipt-paper.ts';
import { findReceipt } from '../receipts/receipt-store.ts';

export const getDeskReceiptCall = implementRaw(getDeskReceipt)(async ({ input, context, deps }) => {
  const receipt = await findReceipt(deps.db, context.tenant.id, input.receiptNo);
  return receipt ? receiptFile(deps, context, receipt) : refuse(RECEIPT_NOT_FOUND);
});
