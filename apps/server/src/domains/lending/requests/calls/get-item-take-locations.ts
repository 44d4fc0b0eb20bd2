import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getItemTakeLocations } from '@lectern/contracts/lending/requests/get-item-take-locations';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { presentTakeLocation } from '../present-options.ts';
import { readOptions } from '../read-options.ts';
import { readWish } from '../read-wish.ts';

export const getItemTakeLocationsCall = implement(getItemTakeLocations)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const given = await readOptions(deps.ils.of(tenant), patron.id, readWish(input));
  if (isRefusal(given)) return given;
  const places = await placeNames(deps.db, tenant.id, language);
  return given.options
    .filter(({ pickupLibraries }) => pickupLibraries.length > 0)
    .map(({ kind, pickupLibraries }) => ({
      type: kind,
      takeLocations: pickupLibraries.map((code) => presentTakeLocation(code, places)),
    }));
});
