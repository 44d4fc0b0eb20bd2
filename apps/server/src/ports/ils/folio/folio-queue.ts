import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  REQUEST_ALREADY_OPEN,
  REQUEST_DENIED,
  REQUEST_DENIED_BECAUSE,
  REQUEST_NO_COPY,
  REQUEST_PLACE_NOT_SERVED,
} from '@lectern/contracts/lending/requests/placing-errors';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { instantAt } from '../../../platform/local-time.ts';
import { readDay } from '../over-http/read-due.ts';
import type { HoldDenial, OutsideQueue, QueuedHold } from '../queue/outside-queue.ts';
import { readFolioItems } from './folio-availability.ts';
import type { FolioContext } from './folio-context.ts';
import { askFolioItems, readFolioLoans } from './folio-loans.ts';
import type { FolioHold } from './folio-shapes.ts';
import { blocksOfUser, patronOf } from './folio-users.ts';

const LAST_MINUTE = 23 * 60 + 59;

/** The queues of FOLIO. Requests on an instance are served by any of its items; what kind of request it becomes is FOLIO's affair. */
export function folioQueue(context: FolioContext): OutsideQueue {
  const { api, clock, instances, policy, settings } = context;
  const { cancellationReason: reasonId } = settings;
  const codeOf = (servicePoint: string) => settings.servicePoints[servicePoint];

  return {
    async reader(patronId) {
      const read = await readFolioLoans(context, patronId);
      if (isRefusal(read)) return read;
      if (!patronOf(read.user, context)) return refuse(PATRON_NOT_FOUND);
      const lentBibIds = read.loans.map(({ bibId }) => bibId);
      return { blocks: blocksOfUser(read.user, context), lentBibIds };
    },
    items: (bibId) => readFolioItems(context, bibId),
    holds: (patronId) => readHolds(context, patronId),
    async pickupLibraries(patronId, bibId) {
      const instanceId = await instanceOf(context, bibId);
      const points = instanceId === undefined ? [] : await api.servicePoints(patronId, instanceId);
      return [...new Set(points.flatMap((point) => codeOf(point) ?? []))];
    },
    async place(patronId, { bibId, barcode, pickupLibrary, wantedUntil, note }) {
      const instanceId = await instanceOf(context, bibId);
      if (instanceId === undefined) return refuse(REQUEST_NO_COPY);
      const points = await api.servicePoints(patronId, instanceId);
      const pickupLocationId = points.find((point) => codeOf(point) === pickupLibrary);
      if (pickupLocationId === undefined) return refuse(REQUEST_PLACE_NOT_SERVED);
      const itemId = barcode === undefined ? undefined : await itemOf(context, instanceId, barcode);
      if (barcode !== undefined && itemId === undefined) return refuse(REQUEST_NO_COPY);
      instances.forget(instanceId);
      const answer = await api.placeHold(patronId, itemId === undefined ? { instanceId } : { itemId }, {
        pickupLocationId,
        requestDate: clock.now().toISOString(),
        ...(wantedUntil !== undefined && {
          expirationDate: new Date(instantAt(policy.timeZone, wantedUntil, LAST_MINUTE)).toISOString(),
        }),
        ...(note !== '' && { patronComments: note }),
      });
      return answer === 'placed' ? answer : denialOf(answer.denied);
    },
    ...(reasonId !== undefined && {
      async cancel(patronId: string, { id: holdId }: QueuedHold) {
        const user = await api.findUser('externalSystemId', patronId);
        if (!user) return 'denied' as const;
        const at = clock.now().toISOString();
        return api.cancelHold(patronId, { holdId, reasonId, userId: user.id, at });
      },
    }),
  };
}

const STATES: readonly (readonly [string, QueuedHold['state']])[] = [
  ['Open - Awaiting pickup', 'kept'],
  ['Open - In transit', 'on_its_way'],
  ['Open - Awaiting delivery', 'on_its_way'],
  ['Open', 'waiting'],
];

const stateOf = ({ status }: FolioHold) => STATES.find(([start]) => status.startsWith(start))?.[1];

async function readHolds(context: FolioContext, patronId: string): Promise<QueuedHold[]> {
  const { api, policy, settings } = context;
  const holds = ((await api.account(patronId))?.holds ?? []).filter((hold) => stateOf(hold) !== undefined);
  const items = await askFolioItems(
    context,
    holds.flatMap(({ item }) => item?.instanceId ?? []),
  );
  const known = [...items.values()].filter(({ copy }) => copy !== undefined);
  return holds.map((hold) => {
    const { item, queuePosition, expirationDate } = hold;
    const { copy, holding } = items.get(item?.itemId ?? '') ?? {};
    // A hold on an instance names no item: any copy of the catalogue tells the record.
    const bib = known.find(({ instanceId }) => instanceId === item?.instanceId)?.copy;
    const state = stateOf(hold) ?? 'waiting';
    const requested = Date.parse(hold.requestDate);
    return {
      id: hold.requestId,
      bibId: copy?.bibId ?? bib?.bibId ?? '',
      title: copy?.title ?? bib?.title ?? item?.title ?? '',
      author: copy?.author ?? bib?.author ?? item?.author ?? '',
      pickupLibrary: settings.servicePoints[hold.pickupLocationId] ?? settings.libraryCode,
      state,
      placedAt: Number.isNaN(requested) ? '' : new Date(requested).toISOString(),
      // Until when a copy is kept is not said: this date is of the wish.
      keptUntil: null,
      wantedUntil: state === 'waiting' ? readDay(expirationDate, policy.timeZone) || null : null,
      suspendedUntil: null,
      ...(queuePosition !== null &&
        queuePosition !== undefined &&
        queuePosition > 0 && { readersBefore: queuePosition - 1 }),
      barcode: holding?.barcode ?? '',
      callNumber: holding?.callNumber ?? '',
      note: hold.patronComments,
    };
  });
}

async function instanceOf({ numbers, tenantId, settings }: FolioContext, bibId: string) {
  return (await numbers.ofBibs(tenantId, [bibId], settings.instanceId)).get(bibId);
}

async function itemOf({ instances }: FolioContext, instanceId: string, barcode: string) {
  const answer = (await instances.ask([instanceId])).get(instanceId);
  return answer?.holdings.find((holding) => holding.barcode === barcode)?.id;
}

/** By the messages of FOLIO's circulation; other reasons are in its words. */
function denialOf(words: string): HoldDenial {
  if (/already has (an open request|this item on loan|one of the instance)/i.test(words))
    return refuse(REQUEST_ALREADY_OPEN);
  if (/no (available|requestable) items|cannot find .{0,200}item|not found/i.test(words))
    return refuse(REQUEST_NO_COPY);
  return words === '' ? refuse(REQUEST_DENIED) : refuse(REQUEST_DENIED_BECAUSE, { reason: words });
}
