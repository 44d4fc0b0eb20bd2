import type { Refusal } from '@lectern/contracts/kernel/refusal';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import type { RequestStatus } from '@lectern/rules/requests/steps';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { placeNames } from '../../collection/vocabulary/places/place-names.ts';
import { presentRequest } from '../../lending/requests/present-request.ts';

const OPEN: readonly RequestStatus[] = ['started', 'accepted'];

/** No library lets a reader have so many open requests. */
const MOST_OPEN = 500;

/** The reader's open requests; none where the library system keeps none, a refusal where it does not answer. */
export async function ownRequestsOf(
  deps: Deps,
  { tenant, language, patron }: CallContext<'patron'>,
): Promise<readonly RequestView[] | Refusal> {
  const ils = deps.ils.of(tenant);
  if (!ils.requests) return [];
  const places = await placeNames(deps.db, tenant.id, language);
  const open: RequestView[] = [];
  for (const status of OPEN) {
    const found = await ils.requests.list(patron.id, { status, offset: 0, limit: MOST_OPEN });
    if (isRefusal(found)) return found;
    open.push(...found.requests.map((one) => presentRequest(one, places)));
  }
  return open;
}
