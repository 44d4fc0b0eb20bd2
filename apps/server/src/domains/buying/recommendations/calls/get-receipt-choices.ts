import { getReceiptChoices } from '@lectern/contracts/buying/recommendations/get-receipt-choices';
import { implement } from '../../../../platform/http/implement.ts';
import { itemTypeNames } from '../../../collection/vocabulary/circulation-names.ts';
import { listLocations } from '../../../collection/vocabulary/places/places.ts';

export const getReceiptChoicesCall = implement(getReceiptChoices)(
  async ({ context: { tenant, language }, deps }) => {
    const [types, locations] = await Promise.all([
      itemTypeNames(deps.db, tenant.id, language),
      listLocations(deps.db, tenant.id, language),
    ]);
    return {
      itemTypes: [...types].map(([code, name]) => ({ code, name: name || code })),
      locations: locations.map(({ code, name }) => ({ code, name: name || code })),
    };
  },
);
