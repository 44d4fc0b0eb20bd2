import type { IlsRequests } from '../../../../ports/ils/ils-requests.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { changeRequest } from './change-request.ts';
import { placeRequest } from './place-request.ts';
import { requestQuotas } from './quotas-of-patron.ts';
import { requestOptions } from './request-options.ts';
import { requestableEditions } from './requestable-editions.ts';

/** What a patron may ask for, and how it is placed. */
export function placingPart({
  db,
  context,
}: LocalPart): Pick<IlsRequests, 'options' | 'editions' | 'quotas' | 'place' | 'change'> {
  return {
    options: (...wished) => requestOptions(db, context(), ...wished),
    editions: (patronId, bibId) => requestableEditions(db, context(), patronId, bibId),
    quotas: (patronId) => requestQuotas(db, context(), patronId),
    place: (patronId, wished) => placeRequest(db, context(), patronId, wished),
    change: (patronId, requestId, wishes) => changeRequest(db, context(), patronId, requestId, wishes),
  };
}
