import { leaveStation } from '@lectern/contracts/counter/self-check/leave-station';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { stationOf } from '../stations.ts';
import { endVisit } from '../visit-store.ts';

export const leaveStationCall = implement(leaveStation)(async ({ input, context: { tenant }, deps }) => {
  const station = await stationOf(deps, tenant, input.station, 'counter');
  if (isRefusal(station)) return station;
  await endVisit(deps.db, tenant.id, station.id);
  return {};
});
