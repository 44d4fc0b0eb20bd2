import type { Domain } from '../../../platform/domain.ts';
import { getBibCall } from './calls/get-bib.ts';
import { getBookDetailCall } from './calls/get-book-detail.ts';
import { getBookInfoCall } from './calls/get-book-info.ts';
import { getCatalogCall } from './calls/get-catalog.ts';
import { getCatalogUrlCall } from './calls/get-catalog-url.ts';
import { getDonorUrlCall } from './calls/get-donor-url.ts';
import { getQrCodeCall } from './calls/get-qr-code.ts';
import { getQrCodeJumpUrlCall } from './calls/get-qr-code-jump-url.ts';
import { listPortfoliosCall } from './calls/list-portfolios.ts';

export const detail: Domain = {
  calls: [
    getBibCall,
    getBookDetailCall,
    getBookInfoCall,
    getCatalogCall,
    getCatalogUrlCall,
    getDonorUrlCall,
    getQrCodeCall,
    getQrCodeJumpUrlCall,
    listPortfoliosCall,
  ],
};
