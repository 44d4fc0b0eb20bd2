import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getBib } from './get-bib.ts';
import { getBookDetail } from './get-book-detail.ts';
import { getBookInfo } from './get-book-info.ts';
import { getCatalog } from './get-catalog.ts';
import { getCatalogUrl } from './get-catalog-url.ts';
import { getDonorUrl } from './get-donor-url.ts';
import { getQrCode } from './get-qr-code.ts';
import { getQrCodeJumpUrl } from './get-qr-code-jump-url.ts';
import { listPortfolios } from './list-portfolios.ts';

export const DETAIL_CALLS: readonly AnyEndpoint[] = [
  getBib,
  getBookDetail,
  getBookInfo,
  getCatalog,
  getCatalogUrl,
  getDonorUrl,
  getQrCode,
  getQrCodeJumpUrl,
  listPortfolios,
];
