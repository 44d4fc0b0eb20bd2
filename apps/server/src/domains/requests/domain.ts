import type { Domain } from '../../platform/domain.ts';
import { cancelRequestCall } from './calls/cancel-request.ts';
import { getRequestCall } from './calls/get-request.ts';
import { listRequestsCall } from './calls/list-requests.ts';

/** What readers asked for. The requests themselves are kept by the library system. */
export const requests: Domain = {
  calls: [cancelRequestCall, getRequestCall, listRequestsCall],
};
