import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listLoans } from '@lectern/contracts/loans/list-loans';
import { dateIn } from '../../platform/clock.ts';
import { implement } from '../../platform/http/implement.ts';
import { placeNames } from '../vocabulary/places/place-names.ts';
import { presentLoan } from './present-loan.ts';

export const listLoansCall = implement(listLoans)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { currency, timeZone } = tenant.settings.policy;
  const [loans, places] = await Promise.all([
    deps.ils.of(tenant).loans(patron.id),
    placeNames(deps.db, tenant.id, language),
  ]);
  if (isRefusal(loans)) return loans;
  const words = { language, places, currency, today: dateIn(timeZone, deps.clock.now()) };
  const start = (input.page - 1) * input.rows;
  return {
    total: loans.length,
    renewable: loans.filter((loan) => !loan.refusal).length,
    loans: loans.slice(start, start + input.rows).map((loan) => presentLoan(loan, words)),
  };
});
