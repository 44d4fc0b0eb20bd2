import type { RequestKind, RequestStatus, RequestStep } from './steps.ts';
import type { Move, MoveName, Mover, RequestWay, Stage } from './way.ts';
import { ENTRUST_WAY } from './ways/entrust.ts';
import { HOME_DELIVERY_WAY } from './ways/home-delivery.ts';
import { ONLINE_LOAN_WAY } from './ways/online-loan.ts';
import { RELENDING_WAY } from './ways/relending.ts';
import { RESERVATION_WAY } from './ways/reservation.ts';

/** The one table of the order of steps. Server, timeline and docs/requests.md read it, and nothing else knows the order. */
export const REQUEST_WAYS: Readonly<Record<RequestKind, RequestWay>> = {
  reservation: RESERVATION_WAY,
  entrust: ENTRUST_WAY,
  online_loan: ONLINE_LOAN_WAY,
  relending: RELENDING_WAY,
  home_delivery: HOME_DELIVERY_WAY,
};

/** @throws Error for a step that no request of this kind has. */
function stageOf(kind: RequestKind, step: RequestStep): Stage {
  const stage = REQUEST_WAYS[kind].stages[step];
  if (!stage) throw new Error(`a request of kind ${kind} is never in step ${step}`);
  return stage;
}

export function statusOf(kind: RequestKind, step: RequestStep): RequestStatus {
  return stageOf(kind, step).status;
}

/** All that may happen next, whoever does it. */
export function movesFrom(kind: RequestKind, step: RequestStep): readonly Move[] {
  return stageOf(kind, step).moves;
}

/** The moves with this name that this mover may make now; more than one where their conditions differ. */
export function movesBy(kind: RequestKind, step: RequestStep, mover: Mover, name: MoveName): readonly Move[] {
  return movesFrom(kind, step).filter((move) => move.name === name && move.by.includes(mover));
}

/** Those who can move the request on; nobody for one that is at its end. */
export function moversOf(kind: RequestKind, step: RequestStep): ReadonlySet<Mover> {
  return new Set(movesFrom(kind, step).flatMap((move) => move.by));
}

/** The steps of a kind, in the order in which a request can reach them. */
export function stepsOf(kind: RequestKind): readonly RequestStep[] {
  const { first } = REQUEST_WAYS[kind];
  const reached = new Set([first]);
  for (const step of reached) for (const { to } of movesFrom(kind, step)) reached.add(to);
  return [...reached];
}
