import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listLendableLoans } from '@lectern/contracts/lending/requests/list-lendable-loans';
import { implement } from '../../../../platform/http/implement.ts';
import { listLendable } from '../../circulation/hand-overs/list-lendable.ts';
import { takesPart } from '../../circulation/hand-overs/take-part.ts';
import { ownCirculation } from '../../circulation/own-circulation.ts';

export const listLendableLoansCall = implement(listLendableLoans)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const own = ownCirculation(deps, tenant);
  const isOffered = tenant.settings.policy.requests.kinds.includes('relending');
  if (!own || !isOffered) return { subtencyFlag: '0', offered: false, loans: [] };
  const takes = await takesPart(deps.db, own, patron.id);
  if (isRefusal(takes)) return takes;
  const loans = await listLendable(deps.db, own, patron.id);
  if (isRefusal(loans)) return loans;
  return {
    subtencyFlag: takes ? '1' : '0',
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
