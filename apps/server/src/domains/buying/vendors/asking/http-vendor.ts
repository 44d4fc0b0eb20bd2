import type { VendorAsking, VendorQuestion } from '@lectern/contracts/buying/vendors/vendor';
import * as z from 'zod';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { VendorTable } from '../tables.ts';
import { requestOf, type VendorValues } from './fill-asking.ts';
import { LIST_VENDOR } from './list-vendor.ts';
import { headersOf } from './vendor-key.ts';
import { VENDOR_ORDER_STATES, type VendorOrderState, type VendorPort } from './vendor-port.ts';

export type AskingDeps = Pick<Deps, 'sources' | 'secrets' | 'clock' | 'log'>;

/** Quotes that are under way at one vendor. */
const AT_ONCE = 5;
const MOST = 2_000_000_000;

const quoted = z.object({
  price: z.int().min(1).max(MOST),
  stock: z.int().min(-1).max(MOST).catch(-1).default(-1),
});
const line = (max: number) =>
  z
    .unknown()
    .transform((value) =>
      typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, max) : '',
    );
const told = z.object({
  state: z.enum(VENDOR_ORDER_STATES),
  reason: line(300),
  carrier: line(100),
  parcelNumber: line(100),
  steps: z
    .array(z.object({ at: z.iso.datetime({ offset: true }), text: line(300) }))
    .max(100)
    .catch([])
    .default([]),
});

/** A vendor that is asked over HTTP, by addresses and mappings that the library wrote. What it is not asked, its price list says. */
export function createHttpVendor(deps: AskingDeps, vendor: VendorTable): VendorPort {
  const questions = fromJson<Partial<Record<VendorQuestion, VendorAsking>>>(vendor.asking);

  /** The mapped answer; `away` where there is none, undefined where it is not asked. */
  async function ask(question: VendorQuestion, values: VendorValues): Promise<unknown> {
    const asking = questions[question];
    if (!asking) return undefined;
    try {
      const headers = await headersOf(deps.secrets, vendor, asking);
      const request = headers && requestOf(asking, values, headers);
      if (!request || !deps.sources.isAllowed(request.url.href)) return 'away';
      const answer = await deps.sources.send(vendor.tenant_id, request);
      return await deps.sources.read({ kind: 'json', mapping: asking.mapping }, answer, {});
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      // Neither the address nor the order is logged: both can name a reader.
      deps.log.warn({ tenant: vendor.tenant_id, vendor: vendor.code, question }, 'a vendor does not answer');
      return 'away';
    }
  }

  /** A vendor that says nothing understandable is as one that says nothing. */
  function stateIn(answer: unknown): VendorOrderState | 'away' {
    if (answer === null) return { state: 'none', reason: '', carrier: '', parcelNumber: '', steps: [] };
    const read = told.safeParse(answer);
    return read.success ? read.data : 'away';
  }

  return {
    async quote(items) {
      if (!questions.quote) return LIST_VENDOR.quote(items);
      const quotes = new Map<string, { price: number; stock: number; askedAt: string }>();
      const rest = [...items];
      const worker = async () => {
        for (let item = rest.shift(); item; item = rest.shift()) {
          const answer = await ask('quote', { number: item.number, isbn: item.isbn, title: item.title });
          const askedAt = deps.clock.now().toISOString();
          // What the vendor does not know is not there.
          if (answer === null) quotes.set(item.id, { price: item.price, stock: 0, askedAt });
          const read = quoted.safeParse(answer);
          if (read.success) quotes.set(item.id, { ...read.data, askedAt });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      return quotes;
    },
    async order({ price, ...order }) {
      const answer = await ask('order', { ...order, price: `${price}` });
      return answer === undefined ? LIST_VENDOR.order({ price, ...order }) : stateIn(answer);
    },
    async look(orderNumber) {
      const answer = await ask('state', { orderNumber });
      return answer === undefined ? undefined : stateIn(answer);
    },
    async cancel(orderNumber) {
      const answer = await ask('cancel', { orderNumber });
      if (answer === undefined) return 'byHand';
      const told = stateIn(answer);
      if (told === 'away') return 'away';
      return told.state === 'cancelled' || told.state === 'none' ? 'cancelled' : 'kept';
    },
  };
}
