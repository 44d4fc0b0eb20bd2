import type { RequestWay } from '../way.ts';
import { CANCEL, earlyEnds } from './shared-stages.ts';

const REFUSED_BY_HOLDER = {
  name: 'refuse',
  to: 'refused',
  by: ['holder'],
  tells: [{ whom: 'reader', what: 'refused' }],
} as const;

/** The holder gave the copy back at the desk instead, or it was lost. */
const RETURNED = {
  name: 'give_up',
  to: 'no_copy',
  by: ['desk'],
  tells: [{ whom: 'reader', what: 'no_copy' }],
} as const;

/**
 * A reader gets a copy from the reader who has it. The holder is liable until the asker confirms; then one loan ends and
 * the other begins in one transaction.
 */
export const RELENDING_WAY: RequestWay = {
  kind: 'relending',
  first: 'book_request_launched',
  stages: {
    book_request_launched: {
      status: 'started',
      moves: [
        {
          name: 'accept',
          to: 'book_request_accepted',
          by: ['holder'],
          tells: [{ whom: 'reader', what: 'accepted' }],
        },
        REFUSED_BY_HOLDER,
        CANCEL,
        RETURNED,
        {
          name: 'lapse',
          to: 'lapsed',
          by: ['clock'],
          after: 'answer',
          tells: [{ whom: 'reader', what: 'expired' }],
        },
      ],
    },
    book_request_accepted: {
      status: 'accepted',
      moves: [
        {
          name: 'hand_over',
          to: 'awaiting_return',
          by: ['holder'],
          when: 'code_shown',
          tells: [{ whom: 'reader', what: 'handed_over' }],
        },
        REFUSED_BY_HOLDER,
        CANCEL,
        RETURNED,
        {
          name: 'lapse',
          to: 'lapsed',
          by: ['clock'],
          after: 'meeting',
          tells: [
            { whom: 'reader', what: 'expired' },
            { whom: 'holder', what: 'expired' },
          ],
        },
      ],
    },
    awaiting_return: {
      status: 'accepted',
      moves: [
        { name: 'confirm', to: 'borrowed', by: ['reader'] },
        {
          name: 'expire',
          to: 'book_request_accepted',
          by: ['clock'],
          after: 'confirmation',
          tells: [{ whom: 'holder', what: 'not_confirmed' }],
        },
        RETURNED,
      ],
    },
    borrowed: { status: 'completed', moves: [] },
    ...earlyEnds('cancelled', 'refused', 'lapsed', 'no_copy'),
  },
};
