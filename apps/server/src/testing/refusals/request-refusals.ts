import { cancelRequest } from '@lectern/contracts/lending/requests/cancel-request';
import { changeRequest } from '@lectern/contracts/lending/requests/change-request';
import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { suspendRequest } from '@lectern/contracts/lending/requests/suspend-request';
import { buildPatron, buildRequest, buildSession } from '../builders.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway } from './ways.ts';

const UNKNOWN = { requestId: 'nothing' };

/** A request in this step, of the reader who calls. */
async function ownRequest(library: RefusingLibrary, step: 'reserving' | 'borrowed'): Promise<string> {
  const { db } = library.deps;
  const patron = await buildPatron(db);
  library.caller = { token: await buildSession(db, patron) };
  return (await buildRequest(db, { patron_id: patron.id, step })).id;
}

/** How calls about requests are refused. */
export const REQUESTS_PROVOKED: readonly Provoked[] = [
  provoked(listRequests, { ILS_UNAVAILABLE: ilsAway({}) }),
  provoked(getRequest, { ILS_UNAVAILABLE: ilsAway(UNKNOWN), REQUEST_NOT_FOUND: () => UNKNOWN }),
  provoked(cancelRequest, {
    ILS_UNAVAILABLE: ilsAway(UNKNOWN),
    REQUEST_NOT_FOUND: () => UNKNOWN,
    REQUEST_NOT_CANCELLABLE: async (library) => ({ requestId: await ownRequest(library, 'borrowed') }),
  }),
  provoked(changeRequest, {
    ILS_UNAVAILABLE: ilsAway({ ...UNKNOWN, takeLibCode: 'MAIN' }),
    REQUEST_NOT_FOUND: () => ({ ...UNKNOWN, takeLibCode: 'MAIN' }),
    REQUEST_CONTACT_WRONG: () => ({ ...UNKNOWN, takeLibCode: 'MAIN', contactInfo: 'nobody' }),
    REQUEST_NOT_CHANGEABLE: async (library) => ({
      requestId: await ownRequest(library, 'borrowed'),
      takeLibCode: 'MAIN',
    }),
    REQUEST_PLACE_NOT_SERVED: async (library) => ({
      requestId: await ownRequest(library, 'reserving'),
      takeLibCode: 'nowhere',
    }),
  }),
  provoked(suspendRequest, {
    ILS_UNAVAILABLE: ilsAway({ ...UNKNOWN, until: null }),
    REQUEST_NOT_FOUND: () => ({ ...UNKNOWN, until: null }),
    REQUEST_NOT_SUSPENDABLE: async (library) => ({
      requestId: await ownRequest(library, 'borrowed'),
      until: null,
    }),
    REQUEST_DAY_WRONG: async (library) => ({
      requestId: await ownRequest(library, 'reserving'),
      until: '2020-01-01',
    }),
  }),
];
