import { getStation } from '@lectern/contracts/counter/self-check/get-station';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { arePasswordsTaken } from '../../../people/auth/passwords-taken.ts';
import { stationOf } from '../stations.ts';

export const getStationCall = implement(getStation)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const station = await stationOf(deps, tenant, input.station);
  if (isRefusal(station)) return station;
  const places = await placeNames(deps.db, tenant.id, language);
  const { returns, idleSeconds } = tenant.settings.policy.selfCheck;
  return {
    kind: station.kind,
    libName: places.library(station.libraryCode),
    name: station.name,
    passwords: arePasswordsTaken(tenant),
    returns,
    idleSeconds,
  };
});
