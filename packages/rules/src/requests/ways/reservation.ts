import type { RequestWay } from '../way.ts';
import { CANCEL, earlyEnds, keptStage, NOT_FETCHED, queueStage, underWay } from './shared-stages.ts';

/** A place in the queue, for a title that has no copy on a shelf where this reader could fetch it. */
export const RESERVATION_WAY: RequestWay = {
  kind: 'reservation',
  first: 'reservation_launched',
  stages: {
    reservation_launched: {
      status: 'started',
      moves: [{ name: 'queue', to: 'reserving', by: ['clock'], after: 'at_once' }, CANCEL],
    },
    reserving: queueStage('reservation_arrived'),
    ...underWay('reservation_arrived', 'reserving'),
    reservation_arrived: keptStage('reserving'),
    borrowed: { status: 'completed', moves: [] },
    ...NOT_FETCHED,
    ...earlyEnds('cancelled', 'refused', 'lapsed', 'no_copy'),
  },
};
