import type { Implementation } from '../../platform/http/implement.ts';
import { getShelfPlacesCall } from './get-shelf-places.ts';
import { listItemsCall } from './list-items.ts';
import { listItemsByLibraryCall } from './list-items-by-library.ts';

export const holdings: readonly Implementation[] = [
  getShelfPlacesCall,
  listItemsCall,
  listItemsByLibraryCall,
];
