import type { RequestWay } from '../way.ts';
import {
  CANCEL,
  earlyEnds,
  GIVE_UP,
  keep,
  keptStage,
  LAPSE,
  LEND,
  missing,
  NOT_FETCHED,
  pickingStage,
  queueStage,
  REFUSE,
  SENDING,
  SET_ASIDE_LOST,
  underWay,
} from './shared-stages.ts';

/** A copy on the shelf of another branch, campus or closed stack is brought to the pickup place. */
export const ENTRUST_WAY: RequestWay = {
  kind: 'entrust',
  first: 'entrusting',
  stages: {
    entrusting: {
      status: 'started',
      moves: [
        { name: 'pick', to: 'picking_from_shelf', by: ['desk'] },
        LEND,
        ...SET_ASIDE_LOST,
        REFUSE,
        CANCEL,
        LAPSE,
      ],
    },
    picking_from_shelf: pickingStage(
      [{ name: 'take', to: 'entrusted_book_taken', by: ['desk'] }, LEND],
      'entrusting',
    ),
    entrusted_book_taken: {
      status: 'accepted',
      moves: [keep('entrust_arrived'), ...SENDING, LEND, CANCEL, missing('reserving'), GIVE_UP],
    },
    reserving: queueStage('entrust_arrived', 'entrusting'),
    ...underWay('entrust_arrived', 'reserving'),
    entrust_arrived: keptStage('reserving'),
    borrowed: { status: 'completed', moves: [] },
    ...NOT_FETCHED,
    ...earlyEnds('cancelled', 'refused', 'lapsed', 'no_copy'),
  },
};
