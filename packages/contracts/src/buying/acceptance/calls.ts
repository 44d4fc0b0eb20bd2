import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { listAcceptances } from './list-acceptances.ts';

export const ACCEPTANCE_CALLS: readonly AnyEndpoint[] = [listAcceptances];
