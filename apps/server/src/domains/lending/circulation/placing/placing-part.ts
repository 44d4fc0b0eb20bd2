import type { IlsRequests } from '../../../../ports/ils/ils-requests.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { placeRequest } from './place-request.ts';
import { requestQuotas } from './quotas-of-patron.ts';
import { requestOptions } from './request-options.ts';

/** What a patron may ask for, and how it is placed. */
export function placingPart({ db, context }: LocalPart): Pick<IlsRequests, 'options' | 'quotas' | 'place'> {
  return {
    options: (...wished) => requestOptions(db, context(), ...wished),
    quotas: (patronId) => requestQuotas(db, context(), patronId),
    place: (patronId, wished) => placeRequest(db, context(), patronId, wished),
  };
}
