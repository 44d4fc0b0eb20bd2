import { ENDED_INTERLIBRARY_STEPS } from '@lectern/rules/interlibrary/steps';
import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { interlibraryAuditNames } from './audit-names.ts';
import { askOtherLibraryCall } from './calls/ask-other-library.ts';
import { cancelInterlibraryCall } from './calls/cancel-interlibrary.ts';
import { listInterlibraryCall } from './calls/list-interlibrary.ts';
import { listInterlibraryPeersCall } from './calls/list-interlibrary-peers.ts';
import { listLendingPlacesCall } from './calls/list-lending-places.ts';
import { listOwnInterlibraryCall } from './calls/list-own-interlibrary.ts';
import { moveInterlibraryCall } from './calls/move-interlibrary.ts';
import { putInterlibraryPeerCall } from './calls/put-interlibrary-peer.ts';
import { removeInterlibraryPeerCall } from './calls/remove-interlibrary-peer.ts';
import { forgetBorrower } from './forget-borrower.ts';
import { tellUntold } from './telling/tell-untold.ts';

const DAY_SECONDS = 86_400;
/** Libraries settle with each other for the year and the year before. */
const ENDED_DAYS = 800;
/** Longer than any request is under way, with the days after its end. */
const MESSAGE_DAYS = 1600;

/** Requests to other libraries, and theirs to this one, by ISO 18626 (docs/interlibrary.md). */
export const interlibrary: Domain = {
  auditNames: interlibraryAuditNames,
  demo: async () => (await import('./demo/seed-interlibrary.ts')).interlibrarySeed,
  calls: [
    askOtherLibraryCall,
    cancelInterlibraryCall,
    listInterlibraryCall,
    listInterlibraryPeersCall,
    listLendingPlacesCall,
    listOwnInterlibraryCall,
    moveInterlibraryCall,
    putInterlibraryPeerCall,
    removeInterlibraryPeerCall,
  ],
  background: (deps) => ({ jobs: [tellUntold(deps)] }),
  expiries: [
    {
      table: 'interlibrary_request',
      isOver: (now) =>
        sql<boolean>`step in (${sql.join([...ENDED_INTERLIBRARY_STEPS])})
          and step_since < ${later(now, -ENDED_DAYS * DAY_SECONDS)}`,
    },
    {
      table: 'interlibrary_message',
      isOver: (now) => sql<boolean>`at < ${later(now, -MESSAGE_DAYS * DAY_SECONDS)}`,
    },
  ],
  forgets: [forgetBorrower],
  personal: [
    ownRows('interlibrary-requests', 'interlibrary_request', {
      reader: 'patron_id',
      columns: [
        'id',
        'number',
        'step',
        'step_since',
        'begun_at',
        'title',
        'author',
        'isbn',
        'note',
        'need_before',
        'due_date',
        'reason',
        'pickup_library',
      ],
    }),
  ],
};
