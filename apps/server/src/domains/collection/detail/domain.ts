import type { Domain } from '../../../platform/domain.ts';
import { getBibCall } from './calls/get-bib.ts';
import { listPortfoliosCall } from './calls/list-portfolios.ts';

export const detail: Domain = {
  calls: [getBibCall, listPortfoliosCall],
};
