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

/** In the queue, or on its way there at once. */
export const QUEUED_STEPS: readonly RequestStep[] = [
  ...stepsWith(({ after, to }) => after === 'at_once' && to === QUEUE_STEP),
  QUEUE_STEP,
];

/** In a re-lending: the holder has promised the copy to who asked. */
export const PROMISED_STEPS: readonly RequestStep[] = stepsOf('relending').filter(
  (step) => statusOf('relending', step) === 'accepted',
);

/** A copy is kept for the reader to fetch. */
export const KEPT_STEPS: readonly RequestStep[] = stepsWith(({ after }) => after === 'retention');

/** The request waits for a copy, or has one that is not lent yet and is its reader's alone. The copy of a re-lending is the holder's. */
export const COPY_STEPS: readonly KindSteps[] = kindsWith(
  (kind, step) => kind !== 'relending' && movesFrom(kind, step).some(({ name }) => name === 'cancel'),
);

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
export function stepsOfStatus(status: RequestStatus): readonly KindSteps[] {
  return kindsWith((kind, step) => statusOf(kind, step) === status);
}

/** Some steps of one kind. */
export interface KindSteps {
  readonly kind: RequestKind;
  readonly steps: readonly RequestStep[];
}

/** The kinds that have such steps, with these steps. */
function kindsWith(test: (kind: RequestKind, step: RequestStep) => boolean): KindSteps[] {
  return REQUEST_KINDS.map((kind) => ({
    kind,
    steps: stepsOf(kind).filter((step) => test(kind, step)),
  })).filter(({ steps }) => steps.length > 0);
}
