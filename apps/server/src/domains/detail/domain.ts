import type { Domain } from '../../platform/domain.ts';
import { getBibCall } from './get-bib.ts';
import { listPortfoliosCall } from './list-portfolios.ts';

export const detail: Domain = {
  calls: [getBibCall, listPortfoliosCall],
};
