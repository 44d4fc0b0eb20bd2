import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VendorQuestion } from '@lectern/contracts/buying/vendors/vendor';

/**
 * How a vendor answers a question. `right`: at once. `losing`: it does what it is asked, and its answer is lost. `slow`: it does it, and
 * answers later than anybody waits. `deaf`: it does nothing and answers nothing. `nonsense`: it answers what nobody understands.
 */
export type VendorMood = 'right' | 'losing' | 'slow' | 'deaf' | 'nonsense';

interface HeldOrder {
  state: string;
  reason: string;
  carrier: string;
  parcelNumber: string;
  steps: { at: string; text: string }[];
  readonly body: Readonly<Record<string, string>>;
  /** How often it was sent. */
  sent: number;
}

export interface VendorServer {
  readonly origin: string;
  readonly moods: Record<VendorQuestion, VendorMood>;
  /** Price in minor units and stock by number; others are unknown to it. */
  readonly offers: Map<string, { price: number; stock: number }>;
  readonly orders: Map<string, HeldOrder>;
  /** The state of an order that it takes. */
  takesAs: string;
  readonly asked: string[];
  close(): Promise<void>;
}

/** What staff write of it: addresses and mappings of its four questions. */
export function askingOf(origin: string) {
  const mapping = '$';
  return {
    quote: { method: 'GET', address: `${origin}/quote?number={number}`, body: '', mapping },
    order: {
      method: 'POST',
      address: `${origin}/orders`,
      body: '{"orderNumber":"{orderNumber}","number":"{number}","title":"{title}","price":{price},"recipient":"{recipient}","phone":"{phone}","address":"{address}","place":"{place}"}',
      mapping,
    },
    state: { method: 'GET', address: `${origin}/orders/{orderNumber}`, body: '', mapping },
    cancel: { method: 'POST', address: `${origin}/orders/{orderNumber}/cancel`, body: '{}', mapping },
  } as const;
}

/** A vendor of books over HTTP that misbehaves as it is told. */
export async function startVendorServer(): Promise<VendorServer> {
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString('utf8');
    });
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://vendor');
      const [, first = '', number = '', act = ''] = url.pathname.split('/');
      const question: VendorQuestion =
        first === 'quote' ? 'quote' : act === 'cancel' ? 'cancel' : number === '' ? 'order' : 'state';
      vendor.asked.push(`${question} ${number || url.searchParams.get('number') || ''}`.trim());
      const mood = vendor.moods[question];
      if (mood === 'deaf') return void response.destroy();
      const answer = answerTo(question, number || (url.searchParams.get('number') ?? ''), body);
      if (mood === 'losing') return void response.destroy();
      const send = () => {
        response.statusCode = answer === undefined ? 404 : 200;
        response.setHeader('content-type', 'application/json');
        response.end(mood === 'nonsense' ? '"perhaps"' : JSON.stringify(answer ?? {}));
      };
      if (mood === 'slow') setTimeout(send, 1500).unref();
      else send();
    });
  });

  function answerTo(question: VendorQuestion, number: string, body: string): unknown {
    switch (question) {
      case 'quote':
        return vendor.offers.get(number);
      case 'order': {
        const given = JSON.parse(body) as Record<string, string>;
        const key = given.orderNumber ?? '';
        const held = vendor.orders.get(key) ?? {
          state: vendor.takesAs,
          reason: '',
          carrier: '',
          parcelNumber: '',
          steps: [],
          body: given,
          sent: 0,
        };
        held.sent += 1;
        vendor.orders.set(key, held);
        return shown(held);
      }
      case 'state': {
        const held = vendor.orders.get(number);
        return held && shown(held);
      }
      case 'cancel': {
        const held = vendor.orders.get(number);
        if (!held) return undefined;
        if (held.state === 'sent' || held.state === 'confirmed') held.state = 'cancelled';
        return shown(held);
      }
    }
  }

  const vendor: VendorServer = {
    origin: '',
    moods: { quote: 'right', order: 'right', state: 'right', cancel: 'right' },
    offers: new Map(),
    orders: new Map(),
    takesAs: 'sent',
    asked: [],
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(vendor, { origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
}

function shown({ state, reason, carrier, parcelNumber, steps }: HeldOrder) {
  return { state, reason, carrier, parcelNumber, steps };
}
