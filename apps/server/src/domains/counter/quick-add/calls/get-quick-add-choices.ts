import { getQuickAddChoices } from '@lectern/contracts/counter/quick-add/get-quick-add-choices';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { itemTypeNames } from '../../../collection/vocabulary/circulation-names.ts';
import { listLocations } from '../../../collection/vocabulary/places/places.ts';
import { placedDesk } from '../../desk/desk-place.ts';

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
