import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getOwnWorks } from './get-own-works.ts';

export const OWN_WORKS_CALLS: readonly AnyEndpoint[] = [getOwnWorks];
