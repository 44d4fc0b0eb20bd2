import { getShelfPlaces } from '@lectern/contracts/holdings/get-shelf-places';
import { implement } from '../../platform/http/implement.ts';
import { listShelves } from './holdings-store.ts';

export const getShelfPlacesCall = implement(getShelfPlaces)(async ({ input, context: { tenant }, deps }) => {
  const shelves = await listShelves(deps.db, tenant.id, input.barcodes);
  return shelves.map(({ barcode, shelf }) => ({ barcode, shelfNo: shelf }));
});
