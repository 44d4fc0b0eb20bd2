import { movesFrom, statusOf, stepsOf } from './request-ways.ts';
import {
  REQUEST_KINDS,
  REQUEST_STEPS,
  type RequestKind,
  type RequestStatus,
  type RequestStep,
} from './steps.ts';
import type { Move } from './way.ts';

/** In the queue: the next copy that comes back may serve the request. */
export const QUEUE_STEP: RequestStep = 'reserving';

/** A copy is kept for the reader to fetch. */
export const KEPT_STEPS: readonly RequestStep[] = stepsWith(({ after }) => after === 'retention');

/** A loan of a copy of the title is what the reader asked for. */
export const FULFILLABLE_STEPS: readonly RequestStep[] = stepsWith(({ name }) => name === 'lend');

/** Nobody works on the request yet. */
export const WAITING_STEPS: readonly RequestStep[] = REQUEST_STEPS.filter((step) =>
  REQUEST_KINDS.some((kind) => stepsOf(kind).includes(step) && statusOf(kind, step) === 'started'),
);

/** The steps from which some kind has such a move. */
function stepsWith(test: (move: Move) => boolean): RequestStep[] {
  return REQUEST_STEPS.filter((step) =>
    REQUEST_KINDS.some((kind) => stepsOf(kind).includes(step) && movesFrom(kind, step).some(test)),
  );
}

/** The steps with a status, kind by kind: the same step may mean another status in another kind. */
export function stepsOfStatus(
  status: RequestStatus,
): readonly { readonly kind: RequestKind; readonly steps: readonly RequestStep[] }[] {
  return REQUEST_KINDS.map((kind) => ({
    kind,
    steps: stepsOf(kind).filter((step) => statusOf(kind, step) === status),
  })).filter(({ steps }) => steps.length > 0);
}
