import type { Implementation } from '../../http/implement.ts';
import { searchBibsCall } from './search-bibs.ts';
import { suggestCall } from './suggest.ts';

export const search: readonly Implementation[] = [searchBibsCall, suggestCall];
