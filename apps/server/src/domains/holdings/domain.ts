import type { Domain } from '../../platform/domain.ts';
import { getShelfPlacesCall } from './get-shelf-places.ts';
import { listItemsCall } from './list-items.ts';
import { listItemsByLibraryCall } from './list-items-by-library.ts';

export const holdings: Domain = {
  calls: [getShelfPlacesCall, listItemsCall, listItemsByLibraryCall],
};
