import { cancelRequest } from '@lectern/contracts/requests/cancel-request';
import { getRequest } from '@lectern/contracts/requests/get-request';
import { listRequests } from '@lectern/contracts/requests/list-requests';
import { buildPatron, buildRequest, buildSession } from '../builders.ts';
import { type Provoked, provoked } from './provoked.ts';
import { ilsAway } from './ways.ts';

const UNKNOWN = { requestId: 'nothing' };

/** How calls about requests are refused. */
export const REQUESTS_PROVOKED: readonly Provoked[] = [
  provoked(listRequests, { ILS_UNAVAILABLE: ilsAway({}) }),
  provoked(getRequest, { ILS_UNAVAILABLE: ilsAway(UNKNOWN), REQUEST_NOT_FOUND: () => UNKNOWN }),
  provoked(cancelRequest, {
    ILS_UNAVAILABLE: ilsAway(UNKNOWN),
    REQUEST_NOT_FOUND: () => UNKNOWN,
    REQUEST_NOT_CANCELLABLE: async (library) => {
      const { db } = library.deps;
      const patron = await buildPatron(db);
      library.caller = { token: await buildSession(db, patron) };
      const { id: requestId } = await buildRequest(db, { patron_id: patron.id, step: 'borrowed' });
      return { requestId };
    },
  }),
];
