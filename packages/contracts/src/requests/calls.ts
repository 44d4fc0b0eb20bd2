import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { cancelRequest } from './cancel-request.ts';
import { getRequest } from './get-request.ts';
import { listRequests } from './list-requests.ts';

export const REQUESTS_CALLS: readonly AnyEndpoint[] = [cancelRequest, getRequest, listRequests];
