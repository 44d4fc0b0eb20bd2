import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { decimalAmount } from '@lectern/rules/money';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { fineName } from '../../collection/vocabulary/code-names/fine-names.ts';

/** What a patron owes, in the shape of the call. */
export async function amountOwedOf(
  deps: Pick<Deps, 'ils'>,
  tenant: Tenant,
  patronId: string,
  language: Language,
) {
  const ils = deps.ils.of(tenant);
  const [account, fines] = await Promise.all([ils.patronAccount(patronId), ils.openFines(patronId)]);
  if (isRefusal(account)) return account;
  if (isRefusal(fines)) return fines;
  const { owed, accruing, currency } = account;
  const money = (amount: number) => ({ amount, currency });
  return {
    owed: money(owed),
    accruing: money(accruing),
    total: money(owed + accruing),
    totalDecimal: decimalAmount(money(owed + accruing)),
    fines: fines.map(({ id, kind, title, amount }) => ({
      fineId: id,
      kind,
      kindName: fineName(kind, language),
      title,
      amount: money(amount),
    })),
  };
}
