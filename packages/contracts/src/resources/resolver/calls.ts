import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { resolveRequest } from './resolve-request.ts';

export const RESOLVER_CALLS: readonly AnyEndpoint[] = [resolveRequest];
