import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { finishSignInCall } from './calls/finish-sign-in.ts';
import { linkCalls } from './links/link-calls.ts';

/** Signing in at other systems. The pages that lead there and back are in standards/sign-in. */
export const identity: Domain = {
  calls: [finishSignInCall, ...linkCalls],
  personal: [
    ownRows('linked-accounts', 'linked_identity', {
      reader: 'patron_id',
      columns: ['provider', 'subject', 'name', 'linked_at'],
    }),
  ],
};
