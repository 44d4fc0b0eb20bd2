import type { RequestWay } from '../way.ts';
import {
  acceptedStage,
  CANCEL,
  earlyEnds,
  keep,
  keptStage,
  LEND,
  NOT_FETCHED,
  pickingStage,
  queueStage,
  SENDING,
  underWay,
} from './shared-stages.ts';

/** A place in the queue of a title. The copy that serves it comes back, or stands on a shelf and staff fetch it. */
export const RESERVATION_WAY: RequestWay = {
  kind: 'reservation',
  first: 'reservation_launched',
  stages: {
    reservation_launched: {
      status: 'started',
      moves: [{ name: 'queue', to: 'reserving', by: ['clock'], after: 'at_once' }, CANCEL],
    },
    reserving: queueStage('reservation_arrived', 'book_request_accepted'),
    book_request_accepted: acceptedStage(LEND),
    picking_from_shelf: pickingStage(
      [keep('reservation_arrived'), ...SENDING, LEND],
      'book_request_accepted',
    ),
    ...underWay('reservation_arrived', 'reserving'),
    reservation_arrived: keptStage('reserving'),
    borrowed: { status: 'completed', moves: [] },
    ...NOT_FETCHED,
    ...earlyEnds('cancelled', 'refused', 'lapsed', 'no_copy'),
  },
};
