import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getBib } from './get-bib.ts';
import { listPortfolios } from './list-portfolios.ts';

export const DETAIL_CALLS: readonly AnyEndpoint[] = [getBib, listPortfolios];
