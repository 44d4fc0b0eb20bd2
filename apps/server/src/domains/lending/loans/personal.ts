import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import { ownRows, type PersonalData, type PersonalRow } from '../../../platform/personal-data.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { NO_PAST_LOANS } from './every-past-loan.ts';

/** More than anybody borrows in a life. */
const MOST_LOANS = 100_000;

/** Present and past loans with their titles, from whichever library system the library has. */
export const LOANS_PERSONAL: PersonalData = { name: 'loans', tables: [], rows: loansOf };

/** The private calendar address; its secret part is not stored. */
export const CALENDAR_PERSONAL = ownRows('calendar-address', 'calendar_feed', {
  reader: 'patron_id',
  columns: ['language', 'created_at'],
});

async function loansOf(
  { ils }: Deps,
  tenant: Tenant,
  patronId: string,
): Promise<readonly PersonalRow[] | Refusal<'ILS_UNAVAILABLE'>> {
  const system = ils.of(tenant);
  const now = await system.loans(patronId);
  if (isRefusal(now)) return now.code === 'ILS_UNAVAILABLE' ? (now as Refusal<'ILS_UNAVAILABLE'>) : [];
  const past = (await system.pastLoans?.(patronId, { offset: 0, limit: MOST_LOANS })) ?? NO_PAST_LOANS;
  if (isRefusal(past)) return past;
  return [
    ...now.map((loan) => ({
      title: loan.title,
      author: loan.author,
      barcode: loan.barcode,
      checkedOutOn: loan.checkedOutOn,
      dueDate: loan.dueDate,
      returnedOn: null,
    })),
    ...past.loans.map((loan) => ({
      title: loan.title,
      author: loan.author,
      barcode: loan.barcode,
      checkedOutOn: loan.checkedOutOn,
      dueDate: loan.dueDate,
      returnedOn: loan.returnedOn,
    })),
  ];
}
