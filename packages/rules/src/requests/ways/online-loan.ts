import type { RequestWay } from '../way.ts';
import {
  acceptedStage,
  CANCEL,
  earlyEnds,
  keep,
  keptStage,
  LAPSE,
  LEND,
  NOT_FETCHED,
  pickingStage,
  queueStage,
  REFUSE,
  SENDING,
  SET_ASIDE_LOST,
  underWay,
} from './shared-stages.ts';

/** Staff fetch a copy from the shelf and keep it where it stands. */
export const ONLINE_LOAN_WAY: RequestWay = {
  kind: 'online_loan',
  first: 'book_request_launched',
  stages: {
    book_request_launched: {
      status: 'started',
      moves: [
        { name: 'accept', to: 'book_request_accepted', by: ['desk'] },
        LEND,
        ...SET_ASIDE_LOST,
        REFUSE,
        CANCEL,
        LAPSE,
      ],
    },
    book_request_accepted: acceptedStage(LEND),
    // The copy that serves it from the queue may stand in another library.
    picking_from_shelf: pickingStage([keep('kept_on_shelf'), ...SENDING, LEND], 'book_request_accepted'),
    reserving: queueStage('kept_on_shelf', 'book_request_accepted'),
    ...underWay('kept_on_shelf', 'reserving'),
    kept_on_shelf: keptStage('reserving'),
    borrowed: { status: 'completed', moves: [] },
    ...NOT_FETCHED,
    ...earlyEnds('cancelled', 'refused', 'lapsed', 'no_copy'),
  },
};
