import type { RequestStep } from '@lectern/rules/requests/steps';
import type { MoveName } from '@lectern/rules/requests/way';
import type { IlsRequest } from '../ils-requests.ts';
import type { QueuedHold } from './outside-queue.ts';

const STEPS: Readonly<Record<QueuedHold['state'], RequestStep>> = {
  waiting: 'reserving',
  on_its_way: 'in_logistics',
  kept: 'reservation_arrived',
};

/** A hold as a reservation in the words of the portal. Its number is the id that the system gave it. */
export function presentHold(hold: QueuedHold, withoutMoves: readonly MoveName[]): IlsRequest {
  const { state, readersBefore, pickupLibrary, note, ...traits } = hold;
  return {
    ...traits,
    number: hold.id,
    kind: 'reservation',
    step: STEPS[state],
    volume: '',
    pickupLibrary,
    stepSince: '',
    movesAt: null,
    objectUntil: null,
    objection: 'none',
    contact: '',
    noticeWays: [],
    comments: note,
    address: null,
    ...(state === 'waiting' && readersBefore !== undefined && { readersBefore }),
    withoutMoves,
    isFixed: true,
  };
}
