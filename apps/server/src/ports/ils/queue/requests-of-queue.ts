import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import {
  REQUEST_NOT_CANCELLABLE,
  REQUEST_NOT_FOUND,
  REQUEST_NOT_SUSPENDABLE,
} from '@lectern/contracts/lending/requests/errors';
import {
  REQUEST_ALREADY_OPEN,
  REQUEST_DAY_WRONG,
  REQUEST_KIND_OFF,
  REQUEST_PLACE_NOT_SERVED,
} from '@lectern/contracts/lending/requests/placing-errors';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { statusOf } from '@lectern/rules/requests/request-ways';
import { REQUEST_KINDS, type RequestKind } from '@lectern/rules/requests/steps';
import type { MoveName } from '@lectern/rules/requests/way';
import { addDays } from '../../../platform/clock.ts';
import type { NewRequest, OptionsRefusal, PlacingRefusal } from '../ils-placing.ts';
import type { Away } from '../ils-refusals.ts';
import type { IlsRequest, IlsRequests } from '../ils-requests.ts';
import { considerHold, type QueueContext, quotasOf } from './consider-hold.ts';
import type { QueuedHold } from './outside-queue.ts';
import { presentHold } from './present-hold.ts';

/** A hold is suspended for a year at most. */
const MOST_DAYS = 365;

/**
 * Requests of readers over the queues of a library system elsewhere: reservations, as long as the system names them. It remembers none that
 * ended, and offers no other kind.
 */
export function requestsOfQueue(context: QueueContext): IlsRequests {
  const { queue, policy, unlessFault, today } = context;
  const withoutMoves: readonly MoveName[] = [
    ...(queue.cancel ? [] : (['cancel'] as const)),
    ...(queue.suspend ? [] : (['suspend', 'resume'] as const)),
  ];
  const present = (hold: QueuedHold) => presentHold(hold, withoutMoves);
  /** Patrons for whom a hold is being placed: a second click finds the first. */
  const placing = new Set<string>();

  const holdsOf = (patronId: string) => unlessFault(() => queue.holds(patronId));

  async function findHold(patronId: string, requestId: string) {
    const holds = await holdsOf(patronId);
    if (isRefusal(holds)) return holds;
    return holds.find(({ id }) => id === requestId) ?? refuse(REQUEST_NOT_FOUND);
  }

  async function reserve(
    patronId: string,
    wish: NewRequest,
  ): Promise<IlsRequest | PlacingRefusal<'reservation'> | OptionsRefusal | Away> {
    const given = await unlessFault(() => considerHold(context, patronId, wish));
    if (isRefusal(given)) return given;
    if (given.refusal) return given.refusal;
    const pickupLibrary = wish.pickupLibrary ?? given.pickupLibraries[0];
    if (pickupLibrary === undefined || !given.pickupLibraries.includes(pickupLibrary))
      return refuse(REQUEST_PLACE_NOT_SERVED);
    const [copy] = given.copies;
    const answer = await unlessFault(() =>
      queue.place(patronId, {
        bibId: wish.bibId,
        ...(given.isOneCopy && copy && { barcode: copy.barcode }),
        pickupLibrary,
        ...(wish.wantedUntil !== undefined && { wantedUntil: wish.wantedUntil }),
        note: [wish.comments, wish.contact].filter((words) => words !== '').join(' · '),
      }),
    );
    if (isRefusal(answer) && !isRefusalFor(answer, ILS_UNAVAILABLE)) return answer;
    // The list says whether it was placed, also where the answer was lost.
    const holds = await holdsOf(patronId);
    if (isRefusal(holds)) return holds;
    const added = holds.filter(({ id }) => !given.holds.some((one) => one.id === id));
    const placed = added.find(({ bibId }) => bibId === wish.bibId) ?? added[0];
    return placed ? present(placed) : refuse(ILS_UNAVAILABLE);
  }

  return {
    async options(patronId, wish) {
      const given = await unlessFault(() => considerHold(context, patronId, wish));
      if (isRefusal(given)) return given;
      const { canFetch, copies, pickupLibraries, refusal } = given;
      const itemIds = copies.map(({ id }) => id);
      return {
        canFetch,
        options: REQUEST_KINDS.map((kind) =>
          kind === 'reservation'
            ? { kind, itemIds, ...(refusal ? { refusal, pickupLibraries: [] } : { pickupLibraries }) }
            : { kind, itemIds: [], refusal: refuse(REQUEST_KIND_OFF), pickupLibraries: [] },
        ),
      };
    },
    async quotas(patronId) {
      const holds = await holdsOf(patronId);
      return isRefusal(holds) ? holds : quotasOf(holds, policy, today());
    },
    async place<Kind extends RequestKind>(patronId: string, request: NewRequest<Kind>) {
      // What forbids a reservation is among what forbids this kind, which is a reservation.
      const answer = async () => {
        if (request.kind !== 'reservation') return refuse(REQUEST_KIND_OFF);
        if (placing.has(patronId)) return refuse(REQUEST_ALREADY_OPEN);
        placing.add(patronId);
        return reserve(patronId, request).finally(() => placing.delete(patronId));
      };
      return (await answer()) as IlsRequest | PlacingRefusal<Kind> | OptionsRefusal | Away;
    },
    async list(patronId, { status, kind = 'reservation', offset, limit }) {
      const holds = await holdsOf(patronId);
      if (isRefusal(holds)) return holds;
      const found = holds
        .map(present)
        .filter((one) => one.kind === kind && (!status || statusOf(one.kind, one.step) === status))
        .sort((one, other) => other.placedAt.localeCompare(one.placedAt));
      return { total: found.length, requests: found.slice(offset, offset + limit) };
    },
    async find(patronId, requestId) {
      const hold = await findHold(patronId, requestId);
      return isRefusal(hold) ? hold : { request: present(hold), moves: [] };
    },
    async cancel(patronId, requestId) {
      const hold = await findHold(patronId, requestId);
      if (isRefusal(hold)) return hold;
      const answer = await unlessFault(async () => queue.cancel?.(patronId, hold) ?? 'denied');
      if (answer === 'denied') return refuse(REQUEST_NOT_CANCELLABLE);
      if (isRefusal(answer)) {
        const again = await findHold(patronId, requestId);
        if (!isRefusalFor(again, REQUEST_NOT_FOUND)) return answer;
      }
      return { ...present(hold), step: 'cancelled' };
    },
    ...(queue.suspend && {
      async suspend(patronId: string, requestId: string, until: string | null) {
        const hold = await findHold(patronId, requestId);
        if (isRefusal(hold)) return hold;
        if (hold.state !== 'waiting') return refuse(REQUEST_NOT_SUSPENDABLE);
        if (until === hold.suspendedUntil) return present(hold);
        if (until !== null && !(today() < until && until <= addDays(today(), MOST_DAYS)))
          return refuse(REQUEST_DAY_WRONG);
        const answer = await unlessFault(async () => queue.suspend?.(patronId, hold, until));
        if (isRefusal(answer)) return answer;
        return answer === 'done'
          ? present({ ...hold, suspendedUntil: until })
          : refuse(answer === 'gone' ? REQUEST_NOT_FOUND : REQUEST_NOT_SUSPENDABLE);
      },
    }),
  };
}
