import { getAmountOwed } from '@lectern/contracts/fines/get-amount-owed';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../platform/http/implement.ts';
import { fineName } from '../vocabulary/code-names/fine-names.ts';

export const getAmountOwedCall = implement(getAmountOwed)(async ({ context, deps }) => {
  const { tenant, language, patron } = context;
  const ils = deps.ils.of(tenant);
  const [account, fines] = await Promise.all([ils.patronAccount(patron.id), ils.openFines(patron.id)]);
  if (isRefusal(account)) return account;
  if (isRefusal(fines)) return fines;
  const { owed, accruing, currency } = account;
  const money = (amount: number) => ({ amount, currency });
  return {
    owed: money(owed),
    accruing: money(accruing),
    total: money(owed + accruing),
    fines: fines.map(({ id, kind, title, amount }) => ({
      fineId: id,
      kind,
      kindName: fineName(kind, language),
      title,
      amount: money(amount),
    })),
  };
});
