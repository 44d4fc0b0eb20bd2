import type { Implementation } from '../../http/implement.ts';
import { getOnShelfCountsCall } from './get-on-shelf-counts.ts';
import { searchBibsCall } from './search-bibs.ts';
import { suggestCall } from './suggest.ts';

export const search: readonly Implementation[] = [getOnShelfCountsCall, searchBibsCall, suggestCall];
