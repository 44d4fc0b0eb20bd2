import { later } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { maskError } from '../mask-error.ts';
import type { Subscription } from './event-type.ts';
import {
  endThings,
  failedThings,
  freshThings,
  parkThing,
  postponeThing,
  type Queue,
  type WaitingThing,
} from './failing-events.ts';

/** How acting on the due events of one library ended. */
export interface Turn {
  /** Whether anything was acted on. */
  readonly hasWorked: boolean;
  /** Whether it ended early, because nothing could be acted on: the fault is that of the whole queue. */
  readonly gaveUp: boolean;
  /** The first error whose event waits for another attempt. */
  readonly error?: unknown;
}

export interface TurnOptions {
  /** Acts on things of the library; raising leaves them to be tried again. */
  readonly act: (subjectIds: readonly string[]) => Promise<void>;
  /** When something of the queue was last acted on; undefined if this is not known. */
  readonly workedAt: string | undefined;
  /** Looked at between two things. */
  readonly isStopped: () => boolean;
}

const EVENTS_AT_ONCE = 200;
const FAILED_AT_ONCE = 50;
/** An event is set aside after so many attempts: with their waits, four minutes. */
const MOST_ATTEMPTS = 8;
/** So many of them are no outage of the whole queue: one can be its last moment. */
const FEWEST_OWN_FAILURES = 2;
/** Where so many things fail and none is done, the fault is taken for that of the whole queue. */
const PROBES = 3;
/** A turn ends after so many seconds, so that a library whose acts are slow to fail leaves its place to the others. */
const LONGEST_TURN_SECONDS = 30;

/**
 * Acts on the events of a library that are due, in their order: on the new ones at once and, if this fails, on each thing alone. What fails
 * waits for itself while the others go on, and is set aside after its attempts if two of them failed although something else of the queue had
 * been done since the attempt before: an outage sets nothing aside.
 */
export async function actOnDue(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  consumer: Pick<Subscription, 'name'>,
  tenantId: string,
  { act, workedAt, isStopped }: TurnOptions,
): Promise<Turn> {
  const queue: Queue = { consumer, tenantId };
  const now = clock.now().toISOString();
  const latest = later(clock.now(), LONGEST_TURN_SECONDS);
  const fresh = await freshThings(db, queue, { limit: EVENTS_AT_ONCE });
  const failedBefore = await failedThings(db, queue, { limit: FAILED_AT_ONCE, now });
  let hasWorked = false;
  let failures = 0;
  let gaveUp = false;
  let waiting: { readonly error: unknown } | undefined;

  async function failureOf(
    things: readonly WaitingThing[],
  ): Promise<{ readonly error: unknown } | undefined> {
    try {
      await act(things.map(({ subjectId }) => subjectId));
    } catch (error) {
      return { error };
    }
    await endThings(db, queue, things);
    hasWorked = true;
    return undefined;
  }

  const areFreshDone = fresh.length > 1 && (await failureOf(fresh)) === undefined;
  const alone = areFreshDone ? failedBefore : [...(await inProbingOrder(db, queue, fresh)), ...failedBefore];
  for (const thing of alone) {
    if (isStopped() || clock.now().toISOString() > latest) break;
    gaveUp = !hasWorked && failures === PROBES;
    if (gaveUp) break;
    const isOwn = hasWorked || (workedAt !== undefined && (thing.failedAt ?? now) < workedAt);
    const failure = await failureOf([thing]);
    if (!failure) continue;
    failures += 1;
    const failed = {
      ...thing,
      attempts: thing.attempts + 1,
      ownFailures: thing.ownFailures + (isOwn ? 1 : 0),
    };
    const isParked = failed.attempts >= MOST_ATTEMPTS && failed.ownFailures >= FEWEST_OWN_FAILURES;
    const note = { error: maskError(failure.error), now: clock.now() };
    if (isParked) {
      await parkThing(db, queue, failed, note);
      log.error({ err: failure.error, tenant: tenantId, consumer: consumer.name }, 'event parked');
    } else {
      await postponeThing(db, queue, failed, note);
      waiting ??= failure;
    }
  }
  return { hasWorked, gaveUp, ...(waiting && { error: waiting.error }) };
}

/** The newest of the queue comes third: a hundred things in a row that fail are no outage if it succeeds. */
async function inProbingOrder(
  db: Db,
  queue: Queue,
  things: readonly WaitingThing[],
): Promise<readonly WaitingThing[]> {
  if (things.length < PROBES) return things;
  const [newest] = await freshThings(db, queue, { limit: 1, from: 'newest' });
  if (!newest) return things;
  const isNewest = ({ subjectId }: WaitingThing) => subjectId === newest.subjectId;
  const first = things.slice(0, PROBES - 1);
  if (first.some(isNewest)) return things;
  const rest = things.slice(PROBES - 1).filter((thing) => !isNewest(thing));
  return [...first, things.find(isNewest) ?? newest, ...rest];
}
