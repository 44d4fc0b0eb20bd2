import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { getBib } from './get-bib.ts';

export const DETAIL_CALLS: readonly AnyEndpoint[] = [getBib];
