import { getAmountOwed } from '@lectern/contracts/fines/get-amount-owed';
import { implement } from '../../platform/http/implement.ts';

export const getAmountOwedCall = implement(getAmountOwed)(async ({ context: { tenant, patron }, deps }) => {
  const { owed, accruing, currency } = await deps.ils.of(tenant).patronAccount(patron.id);
  const money = (amount: number) => ({ amount, currency });
  return { owed: money(owed), accruing: money(accruing), total: money(owed + accruing) };
});
