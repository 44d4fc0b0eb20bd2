import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listLendableLoans } from '@lectern/contracts/lending/requests/list-lendable-loans';
import { implement } from '../../../../platform/http/implement.ts';

export const listLendableLoansCall = implement(listLendableLoans)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const { handOvers } = deps.ils.of(tenant);
  const isOffered = tenant.settings.policy.requests.kinds.includes('relending');
  if (!handOvers || !isOffered) return { subtencyFlag: '0', offered: false, loans: [] };
  const takesPart = await handOvers.takesPart(patron.id);
  if (isRefusal(takesPart)) return takesPart;
  const loans = await handOvers.lendable(patron.id);
  if (isRefusal(loans)) return loans;
  return {
    subtencyFlag: takesPart ? '1' : '0',
    offered: true,
    loans: loans.map(({ bibId, volume, callNumber, dueDate, ...loan }) => ({
      ...loan,
      recordId: bibId,
      yearVol: volume,
      callNo: callNumber,
      normReturnDate: dueDate,
    })),
  };
});
