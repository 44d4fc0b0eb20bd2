import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { citeBibs } from './cite-bibs.ts';
import { exportBibs } from './export-bibs.ts';

export const CITATIONS_CALLS: readonly AnyEndpoint[] = [citeBibs, exportBibs];
