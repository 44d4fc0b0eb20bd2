import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { getLostWays } from '@lectern/contracts/lending/fines/get-lost-ways';
import { LOAN_NOT_FOUND } from '@lectern/contracts/library-system/renewal-errors';
import { implement } from '../../../../platform/http/implement.ts';

export const getLostWaysCall = implement(getLostWays)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { currency, desk } = tenant.settings.policy;
  const money = (amount: number) => ({ amount, currency });
  const ils = deps.ils.of(tenant);
  const refundDays = desk.lostRefundDays;
  const found = await ils.behaviours?.lostWays(patron.id, input.loanId);
  if (isRefusal(found)) return found;
  if (found) {
    const ways = found.ways.map(({ way, price, handling }) => ({
      way,
      price: money(price),
      handling: money(handling),
    }));
    return { ...found, ways, overdueFine: money(found.overdueFine), refundDays };
  }
  const loans = await ils.loans(patron.id);
  if (isRefusal(loans)) return loans;
  const loan = loans.find(({ id }) => id === input.loanId);
  if (!loan) return refuse(LOAN_NOT_FOUND);
  const { title, barcode, overdueFine } = loan;
  return { title, barcode, ways: [], overdueFine: money(overdueFine), refundDays };
});
