import { refuse } from '@lectern/contracts/kernel/refusal';
import {
  REQUEST_ALREADY_OPEN,
  REQUEST_DENIED,
  REQUEST_DENIED_BECAUSE,
  REQUEST_NO_COPY,
  REQUEST_PLACE_NOT_SERVED,
} from '@lectern/contracts/requests/placing-errors';
import { instantAt } from '../../../platform/local-time.ts';
import { readDay } from '../over-http/read-due.ts';
import type { HoldDenial, OutsideQueue, QueuedHold } from '../queue/outside-queue.ts';
import type { FolioContext } from './folio-context.ts';
import { findFolioItems } from './folio-loans.ts';
import type { FolioHold } from './folio-shapes.ts';

const LAST_MINUTE = 23 * 60 + 59;

/** The queues of FOLIO. Requests on an instance are served by any of its items; what kind of request it becomes is FOLIO's affair. */
export function folioQueue(context: FolioContext): OutsideQueue {
  const { api, clock, instances, policy, settings } = context;
  const { cancellationReason: reasonId } = settings;
  const codeOf = (servicePoint: string) => settings.servicePoints[servicePoint];

  return {
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
  const instanceIds = holds.flatMap(({ item }) => item?.instanceId ?? []);
  const items = await findFolioItems(context, instanceIds);
  const bibs = await bibsOfInstances(context, instanceIds);
  return holds.map((hold) => {
    const { item, queuePosition, expirationDate } = hold;
    const { copy, holding } = items.get(item?.itemId ?? '') ?? {};
    const bib = bibs.get(item?.instanceId ?? '');
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

/** A copy of the catalogue for each instance, known by the barcodes that the availability names. */
async function bibsOfInstances(context: FolioContext, instanceIds: readonly string[]) {
  const answers = await context.instances.ask(instanceIds.filter((id) => id !== ''));
  const barcodes = [...answers.values()].flatMap(({ holdings }) => holdings.map(({ barcode }) => barcode));
  const copies = await context.copies.byBarcodes(
    context.tenantId,
    barcodes.filter((barcode) => barcode !== ''),
  );
  return new Map(
    [...answers].map(([instanceId, { holdings }]) => [
      instanceId,
      holdings.map(({ barcode }) => copies.get(barcode)).find((copy) => copy !== undefined),
    ]),
  );
}

async function instanceOf({ numbers, tenantId, settings }: FolioContext, bibId: string) {
  return (await numbers.ofBibs(tenantId, [bibId], settings.instanceId)).get(bibId);
}

async function itemOf({ api, settings }: FolioContext, instanceId: string, barcode: string) {
  const answers = await api.holdings([instanceId], settings.answerMs);
  return answers.get(instanceId)?.find((holding) => holding.barcode === barcode)?.id;
}

/** By the messages of FOLIO's circulation; other reasons are in its words. */
function denialOf(words: string): HoldDenial {
  if (/already has (an open request|this item on loan|one of the instance)/i.test(words))
    return refuse(REQUEST_ALREADY_OPEN);
  if (/no (available|requestable) items|cannot find .*item|not found/i.test(words))
    return refuse(REQUEST_NO_COPY);
  return words === '' ? refuse(REQUEST_DENIED) : refuse(REQUEST_DENIED_BECAUSE, { reason: words });
}
