import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  REQUEST_DENIED,
  REQUEST_DENIED_BECAUSE,
  REQUEST_NO_COPY,
} from '@lectern/contracts/lending/requests/placing-errors';
import { instantAt } from '../../../platform/local-time.ts';
import { writeInstant } from '../../../platform/sip2/message-dates.ts';
import { fieldOf } from '../../../platform/sip2/read-message.ts';
import type { OutsideQueue, QueuedHold } from '../queue/outside-queue.ts';
import { readItems } from './read-availability.ts';
import { readLoans } from './read-loans.ts';
import { askPatronList, blocksOf } from './read-patron.ts';
import type { Sip2Context } from './sip2-context.ts';

const LAST_MINUTE = 23 * 60 + 59;

/** Any copy of a title, and this copy alone (BY). */
const ANY_COPY = '2';
const THIS_COPY = '3';

/**
 * The queues of a system that speaks SIP2 (15): it names holds by a barcode or a title, as 64 writes it, and says neither since when nor
 * until when.
 */
export function sip2Queue(context: Sip2Context): OutsideQueue {
  const { settings, system, copies, tenantId, policy } = context;
  const { pickupLocations, libraryCode } = settings;

  return {
    async reader(patronId) {
      const read = await readLoans(context, patronId);
      if (isRefusal(read)) return read;
      return { blocks: blocksOf(read.answer, context), lentBibIds: read.loans.map(({ bibId }) => bibId) };
    },
    items: (bibId) => readItems(context, bibId),
    holds: (patronId) => readHolds(context, patronId),
    async pickupLibraries(_patronId, bibId) {
      const named = Object.keys(pickupLocations);
      if (named.length > 0) return named;
      if (libraryCode !== '') return [libraryCode];
      const own = await copies.ofBibs(tenantId, [bibId]);
      return [...new Set(own.map((copy) => copy.libraryCode))];
    },
    async place(patronId, { bibId, barcode, pickupLibrary, wantedUntil }) {
      const [any] = await copies.ofBibs(tenantId, [bibId]);
      const itemBarcode = barcode ?? any?.barcode;
      if (itemBarcode === undefined) return refuse(REQUEST_NO_COPY);
      const until =
        wantedUntil !== undefined && new Date(instantAt(policy.timeZone, wantedUntil, LAST_MINUTE));
      const answer = await change(patronId, '+', {
        AB: itemBarcode,
        BS: pickupLocations[pickupLibrary] ?? pickupLibrary,
        BY: barcode === undefined ? ANY_COPY : THIS_COPY,
        ...(until && { BW: writeInstant(until, policy.timeZone) }),
      });
      context.items.forget(itemBarcode);
      if (answer.fixed.ok === '1') return 'placed';
      const reason = fieldOf(answer, 'AF').trim();
      return reason === '' ? refuse(REQUEST_DENIED) : refuse(REQUEST_DENIED_BECAUSE, { reason });
    },
    async cancel(patronId, { id: name }) {
      const copy = (await copies.byBarcodes(tenantId, [name])).get(name);
      const answer = await change(patronId, '-', copy ? { AB: name } : { AJ: name });
      return answer.fixed.ok === '1' ? 'done' : 'denied';
    },
  };

  async function change(
    patronId: string,
    mode: '+' | '-',
    named: {
      readonly AB?: string;
      readonly AJ?: string;
      readonly BS?: string;
      readonly BY?: string;
      readonly BW?: string;
    },
  ) {
    const { sentAt, AO, AC } = await system.frame();
    return system.change(
      { code: '15', fixed: { mode, sentAt }, fields: { AO, AA: patronId, AC, BO: 'N', ...named } },
      '16',
    );
  }
}

async function readHolds(context: Sip2Context, patronId: string): Promise<QueuedHold[]> {
  const lists = [];
  for (const [list, state] of [
    ['readyHolds', 'kept'],
    ['waitingHolds', 'waiting'],
  ] as const) {
    const answer = await askPatronList(context, patronId, list);
    if (isRefusal(answer)) return [];
    lists.push(...answer.entries.map((name) => ({ name, state })));
  }
  const copies = await context.copies.byBarcodes(
    context.tenantId,
    lists.map(({ name }) => name),
  );
  return lists.map(({ name, state }) => {
    const copy = copies.get(name);
    return {
      id: name,
      bibId: copy?.bibId ?? '',
      title: copy?.title ?? name,
      author: copy?.author ?? '',
      pickupLibrary: context.settings.libraryCode,
      state,
      placedAt: '',
      keptUntil: null,
      wantedUntil: null,
      suspendedUntil: null,
      barcode: copy?.barcode ?? '',
      callNumber: copy?.callNumber ?? '',
      note: '',
    };
  });
}
