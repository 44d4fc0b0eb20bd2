import type { Refusal } from '@lectern/contracts/kernel/refusal';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';
import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { placeNames } from '../../collection/vocabulary/places/place-names.ts';
import { presentLoan } from '../../lending/loans/present-loan.ts';

/** The reader's current loans, due first; a refusal where the library system does not answer or does not know the reader. */
export async function ownLoansOf(
  deps: Deps,
  { tenant, language, patron }: CallContext<'patron'>,
): Promise<readonly LoanView[] | Refusal> {
  const { currency, timeZone } = tenant.settings.policy;
  const [loans, places] = await Promise.all([
    deps.ils.of(tenant).loans(patron.id),
    placeNames(deps.db, tenant.id, language),
  ]);
  if (isRefusal(loans)) return loans;
  const words = { language, places, currency, timeZone, today: dateIn(timeZone, deps.clock.now()) };
  return loans.map((loan) => presentLoan(loan, words));
}
