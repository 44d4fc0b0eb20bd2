import { listStations } from '@lectern/contracts/counter/self-check/list-stations';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { listOpenStations } from '../station-store.ts';

export const listStationsCall = implement(listStations)(async ({ context: { tenant, language }, deps }) => {
  const [stations, places] = await Promise.all([
    listOpenStations(deps.db, tenant.id),
    placeNames(deps.db, tenant.id, language),
  ]);
  return {
    stations: stations.map((one) => ({
      stationId: one.id,
      kind: one.kind,
      libName: places.library(one.library_code),
      name: one.name,
      openedAt: one.opened_at,
      seenAt: one.seen_at,
    })),
  };
});
