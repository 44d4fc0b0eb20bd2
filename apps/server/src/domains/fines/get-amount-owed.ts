import { getAmountOwed } from '@lectern/contracts/fines/get-amount-owed';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../platform/http/implement.ts';

export const getAmountOwedCall = implement(getAmountOwed)(async ({ context: { tenant, patron }, deps }) => {
  const account = await deps.ils.of(tenant).patronAccount(patron.id);
  if (isRefusal(account)) return account;
  const { owed, accruing, currency } = account;
  const money = (amount: number) => ({ amount, currency });
  return { owed: money(owed), accruing: money(accruing), total: money(owed + accruing) };
});
