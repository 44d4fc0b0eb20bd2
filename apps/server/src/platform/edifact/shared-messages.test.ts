import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFile } from '@lectern/marc/testing/shared-data';
import { describe, expect, it } from 'vitest';
import { readDispatch } from './book-trade/read-dispatch.ts';
import { readInvoice } from './book-trade/read-invoice.ts';
import { readOrder } from './book-trade/read-order.ts';
import { readOrderAnswer } from './book-trade/read-order-answer.ts';
import { readQuote } from './book-trade/read-quote.ts';
import { EdifactError } from './edifact-fault.ts';
import { type EdifactMessage, readInterchange } from './read-interchange.ts';

const folder = sharedFile('onix-edifact');

/** Files that are refused as a whole, and where. */
const REFUSED: Readonly<Record<string, string>> = {
  // Lists of segments without an interchange.
  'bergware.net.flat.order': 'noStart 1 UNH',
  'bergware.net.order': 'noStart 1 UNH',
  // A log of a translator with several files.
  'NAD_regular.orders': 'noStart 1 ',
  // The first message of an invoice, without UNZ.
  'BLSINV337023-first-message.CEI': 'noEnd 34 UNT',
  'order.edi': 'noEnd 17 UNT',
  'order2.edi': 'noEnd 12 UNT',
  // A colon stands where the reference of UNT begins.
  'ordrsp3.CEA': 'reference 20 UNT',
};

/** Files of which something may be lost: an end counts other segments than there are, or names another interchange. */
const DOUBTED = [
  'QUOTES_SMALL_2.CEQ',
  'aperak.edi',
  'aperak_rejected.edi',
  'edifact_claims_result.edi',
  'example_multiline.edi',
  'example_release_character.edi',
  'stylus.flat.order',
  'stylus.order',
  'v4--aperak.edi',
  'v4--aperak_rejected.edi',
  'wikipedia_de.edi',
];

/** How each type is read. */
const READERS: Readonly<Record<string, (message: EdifactMessage) => { lines: readonly unknown[] }>> = {
  ORDERS: readOrder,
  ORDRSP: readOrderAnswer,
  DESADV: readDispatch,
  INVOIC: readInvoice,
  QUOTES: readQuote,
};

describe.skipIf(!folder)('messages of the book trade that others wrote', () => {
  const files = readdirSync(folder ?? '.')
    .filter((name) => name.startsWith('edifact-'))
    .flatMap((name) => readdirSync(join(folder ?? '', name)).map((file) => ({ name, file })))
    .filter(({ file }) => !/\.(json|csv|mrc|001)$/.test(file))
    .map(({ name, file }) => ({ file, path: join(folder ?? '', name, file) }));
  const messagesOf = (file: string) => {
    const found = files.find((one) => one.file === file);
    return found ? readInterchange(readFileSync(found.path)).messages : [];
  };

  it.each(files)('$file is read, or refused with the place', ({ file, path }) => {
    if (REFUSED[file] !== undefined) {
      const read = () => readInterchange(readFileSync(path));
      expect(read).toThrow(EdifactError);
      try {
        read();
      } catch (error) {
        const { fault, place } = error as EdifactError;
        expect(`${fault} ${place.segment} ${place.tag}`).toBe(REFUSED[file]);
      }
      return;
    }
    const { messages } = readInterchange(readFileSync(path));
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.some(({ doubt }) => doubt)).toBe(DOUBTED.includes(file));
    for (const message of messages) {
      const lines = READERS[message.type]?.(message).lines;
      if (lines) expect(lines.length).toBeGreaterThan(0);
    }
  });

  it('has types that are named and set aside', () => {
    const types = new Set(
      files
        .filter(({ file }) => REFUSED[file] === undefined)
        .flatMap(({ path }) => readInterchange(readFileSync(path)).messages.map(({ type }) => type)),
    );
    const aside = [...types].filter((type) => READERS[type] === undefined).sort();
    expect(aside).toEqual(['APERAK', 'BAPLIE', 'COARRI', 'IFTMBC', 'OSTENQ', 'PAORES']);
  });

  it('reads what a vendor answers to an order', () => {
    const [message] = messagesOf('ingram_437.ordrsp.edi');
    if (!message) throw new Error('there is no message');
    expect(readOrderAnswer(message).lines).toMatchObject([
      {
        reference: '17/27',
        answer: 'confirmed',
        quantity: 19,
        price: '29.99',
        numbers: ['9780439139595', '0439139597'],
      },
      { reference: '17/30', answer: 'backordered', quantity: 4 },
      { reference: '17/38', answer: 'refused', quantity: 4 },
      { reference: '17/40', answer: 'refused', quantity: 3 },
    ]);
  });

  it('reads an invoice with its freight and its total', () => {
    const [message] = messagesOf('evergreen-0323B668342.inv');
    if (!message) throw new Error('there is no message');
    const invoice = readInvoice(message);
    expect(invoice).toMatchObject({
      number: 'B668342',
      isCredit: false,
      date: '2010-03-23',
      currency: 'USD',
      charges: ['14.96'],
      total: '683.92',
    });
    expect(invoice.lines).toMatchObject([
      { reference: '6/4', quantity: 4, amount: '99.72' },
      { reference: '6/3', quantity: 19, amount: '569.24' },
    ]);
  });

  it('reads what is on its way', () => {
    const [message] = messagesOf('D96ADESADV.edi');
    if (!message) throw new Error('there is no message');
    expect(readDispatch(message)).toMatchObject({
      documentNumber: 'Y02197250',
      dispatched: '2016-07-26',
      lines: [
        { reference: '6877871', numbers: ['9780738507330'], quantity: 1 },
        { reference: '6905456', quantity: 1 },
      ],
    });
  });

  it('reads an offer with the library and the fund of each copy', () => {
    const [message] = messagesOf('QUOTES_SMALL_2.CEQ');
    if (!message) throw new Error('there is no message');
    expect(readQuote(message)).toMatchObject({
      number: 'WO0800131',
      currency: 'GBP',
      lines: [
        {
          title: 'Lucky: learning to live again',
          author: 'Thompson, Louise',
          quantity: 1,
          price: '22.00',
          copies: [{ library: 'CPL', fund: 'REF' }],
        },
      ],
    });
  });
});
