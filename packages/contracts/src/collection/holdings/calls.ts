import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getShelfPlaces } from './get-shelf-places.ts';
import { listIssues } from './list-issues.ts';
import { listItems } from './list-items.ts';
import { listItemsByLibrary } from './list-items-by-library.ts';
import { listVolumes } from './list-volumes.ts';

export const HOLDINGS_CALLS: readonly AnyEndpoint[] = [
  getShelfPlaces,
  listIssues,
  listItems,
  listItemsByLibrary,
  listVolumes,
];
