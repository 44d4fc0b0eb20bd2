import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { CARD_STATES } from '@lectern/contracts/lending/cards-elsewhere/show-everywhere';
import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { placeNames } from '../../collection/vocabulary/places/place-names.ts';
import { amountOwedOf } from '../fines/amount-owed.ts';
import { presentLoan } from '../loans/present-loan.ts';
import { presentRequest } from '../requests/present-request.ts';

/** The library system answers the open requests first: more than so many nobody has. */
const MOST_REQUESTS = 100;

/** A library that shows nothing of the reader. */
export function nothingShown(state: (typeof CARD_STATES)[number]) {
  return { state, loans: [], requests: [], amount: null };
}

/** Loans, open requests and what is owed at one library, or that it is away. */
export async function whatReaderHas(
  deps: Pick<Deps, 'db' | 'clock' | 'ils'>,
  tenant: Tenant,
  patronId: string,
  language: Language,
) {
  const ils = deps.ils.of(tenant);
  const { currency, timeZone } = tenant.settings.policy;
  const [loans, requests, amount, places] = await Promise.all([
    ils.loans(patronId),
    ils.requests?.list(patronId, { offset: 0, limit: MOST_REQUESTS }),
    amountOwedOf(deps, tenant, patronId, language),
    placeNames(deps.db, tenant.id, language),
  ]);
  if (isRefusal(loans) || isRefusal(requests) || isRefusal(amount)) return nothingShown('away');
  const words = { language, places, currency, timeZone, today: dateIn(timeZone, deps.clock.now()) };
  return {
    state: 'open' as const,
    loans: loans.map((loan) => presentLoan(loan, words)),
    requests: (requests?.requests ?? [])
      .map((one) => presentRequest(one, places))
      .filter(({ requestStatus }) => requestStatus === 'started' || requestStatus === 'accepted'),
    amount,
  };
}
