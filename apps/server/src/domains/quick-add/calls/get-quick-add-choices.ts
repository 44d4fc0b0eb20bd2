import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getQuickAddChoices } from '@lectern/contracts/quick-add/get-quick-add-choices';
import { implement } from '../../../platform/http/implement.ts';
import { placedDesk } from '../../desk/desk-place.ts';
import { itemTypeNames } from '../../vocabulary/circulation-names.ts';
import { listLocations } from '../../vocabulary/places/places.ts';

export const getQuickAddChoicesCall = implement(getQuickAddChoices)(async ({ context, deps }) => {
  const { tenant, language } = context;
  const place = placedDesk(deps, context);
  if (isRefusal(place)) return place;
  const types = await itemTypeNames(deps.db, tenant.id, language);
  const locations = await listLocations(deps.db, tenant.id, language);
  return {
    itemTypes: [...types].map(([code, name]) => ({ code, name })),
    locations: locations
      .filter(({ libraryCode }) => libraryCode === place.libraryCode)
      .map(({ code, name }) => ({ code, name })),
  };
});
