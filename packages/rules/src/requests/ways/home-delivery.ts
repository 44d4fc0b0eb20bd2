import type { RequestWay } from '../way.ts';
import {
  acceptedStage,
  CANCEL,
  earlyEnds,
  GIVE_UP,
  LAPSE,
  PAUSES,
  pickingStage,
  REFUSE,
  SET_ASIDE_LOST,
  setAside,
} from './shared-stages.ts';

/**
 * A copy is sent to the reader's address and may be sent back. The loan begins when it is sent, its due date counts from
 * receipt, and what is lost before receipt is the library's.
 */
export const HOME_DELIVERY_WAY: RequestWay = {
  kind: 'home_delivery',
  first: 'book_request_launched',
  stages: {
    book_request_launched: {
      status: 'started',
      moves: [
        { name: 'accept', to: 'book_request_accepted', by: ['desk'] },
        ...SET_ASIDE_LOST,
        REFUSE,
        CANCEL,
        LAPSE,
      ],
    },
    book_request_accepted: acceptedStage(),
    picking_from_shelf: pickingStage(
      [{ name: 'lend', to: 'borrowed', by: ['desk'] }],
      'book_request_accepted',
    ),
    // A copy that comes back is packed at once: no reader fetches it.
    reserving: {
      status: 'started',
      moves: [
        setAside('book_request_accepted'),
        { name: 'pick', to: 'picking_from_shelf', by: ['desk'] },
        CANCEL,
        REFUSE,
        GIVE_UP,
        LAPSE,
        ...PAUSES,
      ],
    },
    borrowed: {
      status: 'accepted',
      moves: [
        {
          name: 'send',
          to: 'in_logistics',
          by: ['desk'],
          tells: [{ whom: 'reader', what: 'sent' }],
        },
        // The parcel is unpacked again: its copy was taken back before it was sent.
        { name: 'check', to: 'checked', by: ['desk'] },
      ],
    },
    in_logistics: {
      status: 'accepted',
      moves: [
        { name: 'receive', to: 'logistics_received', by: ['reader', 'desk'] },
        { name: 'deliver', to: 'logistics_received', by: ['clock'], after: 'delivery' },
        {
          name: 'miss',
          to: 'no_copy',
          by: ['desk'],
          tells: [{ whom: 'reader', what: 'no_copy' }],
        },
      ],
    },
    logistics_received: {
      status: 'completed',
      moves: [
        { name: 'announce_return', to: 'awaiting_return', by: ['reader'] },
        { name: 'check', to: 'checked', by: ['desk'] },
      ],
    },
    awaiting_return: {
      status: 'completed',
      moves: [{ name: 'check', to: 'checked', by: ['desk'] }],
    },
    checked: {
      status: 'completed',
      moves: [{ name: 'restock', to: 'on_shelf', by: ['desk'] }],
    },
    on_shelf: { status: 'completed', moves: [] },
    ...earlyEnds('cancelled', 'refused', 'lapsed', 'no_copy'),
  },
};
