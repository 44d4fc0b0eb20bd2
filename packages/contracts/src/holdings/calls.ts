import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { getShelfPlaces } from './get-shelf-places.ts';
import { listItems } from './list-items.ts';
import { listItemsByLibrary } from './list-items-by-library.ts';

export const HOLDINGS_CALLS: readonly AnyEndpoint[] = [getShelfPlaces, listItems, listItemsByLibrary];
