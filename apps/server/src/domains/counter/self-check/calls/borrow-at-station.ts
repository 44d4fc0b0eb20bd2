import { borrowAtStation } from '@lectern/contracts/counter/self-check/borrow-at-station';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskWords } from '../../desk/desk-place.ts';
import { borrow } from '../borrow.ts';
import { stationOf } from '../stations.ts';
import { noteLoanOfVisit } from '../visit-store.ts';
import { visitAt } from '../visits.ts';

export const borrowAtStationCall = implement(borrowAtStation)(async ({ input, context, deps }) => {
  const station = await stationOf(deps, context.tenant, input.station, 'counter');
  if (isRefusal(station)) return station;
  const visit = await visitAt(deps, context.tenant, station);
  if (isRefusal(visit)) return visit;
  const borrower = { desk: station.desk, visit, at: station.name || station.id };
  const borrowed = await borrow(borrower, input.barcode, await deskWords(deps, context));
  if (!isRefusal(borrowed) && borrowed.loanId !== null) {
    await noteLoanOfVisit(deps.db, visit, borrowed.loanId);
  }
  return borrowed;
});
