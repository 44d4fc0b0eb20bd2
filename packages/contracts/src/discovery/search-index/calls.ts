import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getIndexStatus } from './get-index-status.ts';
import { rebuildIndex } from './rebuild-index.ts';

export const SEARCH_INDEX_CALLS: readonly AnyEndpoint[] = [getIndexStatus, rebuildIndex];
