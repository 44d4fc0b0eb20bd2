import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOrder } from './book-trade/read-order.ts';
import { type WrittenLine, writeOrder } from './book-trade/write-order.ts';
import { EdifactError } from './edifact-fault.ts';
import { readInterchange } from './read-interchange.ts';
import { componentOf } from './segment.ts';
import { splitSegments } from './split-segments.ts';
import { writeInterchange } from './write-interchange.ts';

const bytes = (text: string) => Buffer.from(text, 'utf8');

/** What is wrong with a file, and the segment. */
function faultOf(text: string | Uint8Array): string | undefined {
  try {
    readInterchange(typeof text === 'string' ? bytes(text) : text);
    return undefined;
  } catch (error) {
    if (!(error instanceof EdifactError)) throw error;
    return `${error.fault} ${error.place.segment} ${error.place.tag}`;
  }
}

const WHOLE = "UNB+UNOC:3+A+B+260101:1200+7'UNH+1+ORDRSP:D:96A:UN'BGM+231+9'UNT+3+1'UNZ+1+7'";

const LINE: WrittenLine = {
  reference: 'PO-1/1',
  isbn: '9780393048797',
  number: '',
  title: "What's 1+1: a question?",
  author: 'Jane',
  publisher: 'House',
  year: '2024',
  quantity: 2,
  price: '12.50',
  note: '',
  copies: [
    { library: 'MAIN', fund: 'ENG' },
    { library: 'EAST', fund: 'ENG' },
  ],
};

const order = (lines: readonly WrittenLine[]) =>
  writeOrder({
    buyer: { number: '5012345678900', list: '14' },
    supplier: { number: '1697684', list: '31B' },
    interchange: '42',
    number: 'PO-1',
    currency: 'CNY',
    at: new Date('2026-03-02T08:30:00Z'),
    lines,
  });

describe('the segments of a file', () => {
  it('are read with the signs that UNA names', () => {
    const { segments } = splitSegments('UNA/*,! ~\nUNB*UNOC/3*A*B*260101/1200*1~ BGM*one!*star/two~');
    expect(segments.map(({ tag }) => tag)).toEqual(['UNB', 'BGM']);
    expect(componentOf(segments[1], 0)).toBe('one*star');
    expect(componentOf(segments[1], 0, 1)).toBe('two');
  });

  it('keep a released sign and a released release', () => {
    const { segments } = splitSegments("FTX+it?'s ?+ ?: ??'");
    expect(segments[0]?.elements).toEqual([["it's + : ?"]]);
  });

  it('know where each of them begins', () => {
    const { segments } = splitSegments("UNB+1'\r\nBGM+2'");
    expect(segments[1]).toMatchObject({ segment: 2, character: 9 });
  });
});

describe('a file', () => {
  it('is read whole', () => {
    const { reference, sender, recipient, messages } = readInterchange(bytes(WHOLE));
    expect({ reference, sender, recipient }).toEqual({ reference: '7', sender: 'A', recipient: 'B' });
    expect(messages).toMatchObject([{ type: 'ORDRSP', reference: '1', doubt: undefined }]);
  });

  it.each([
    ['is empty', '', 'noStart 1 '],
    ['is a text', 'Dear vendor', 'noStart 1 Dea'],
    ['has a character set that nobody reads', WHOLE.replace('UNOC', 'KECA'), 'characters 1 UNB'],
    ['has no end', WHOLE.replace("UNZ+1+7'", ''), 'noEnd 4 UNT'],
    ['breaks off in its last segment', WHOLE.slice(0, -1), 'notEnded 5 UNZ'],
    ['counts other messages than it has', WHOLE.replace('UNZ+1', 'UNZ+2'), 'count 5 UNZ'],
    ['ends another message', WHOLE.replace('UNT+3+1', 'UNT+3+2'), 'reference 4 UNT'],
    ['ends a message without a reference', WHOLE.replace('UNT+3+1', 'UNT+3:1'), 'reference 4 UNT'],
    ['has a message that does not end', WHOLE.replace("UNT+3+1'", ''), 'noEnd 4 UNZ'],
    ['has a segment between messages', WHOLE.replace('UNH', 'DTM'), 'misplaced 2 DTM'],
    ['has a segment without a name', WHOLE.replace('BGM', 'b'), 'segment 3 b'],
    [
      'has two messages of one reference',
      WHOLE.replace("UNZ+1+7'", "UNH+1+ORDRSP:D:96A:UN'UNT+2+1'UNZ+2+7'"),
      'doubled 5 UNH',
    ],
  ])('that %s is refused with the place', (_name, text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('marks a message that counts other segments than it has, and reads the others', () => {
    const { messages } = readInterchange(
      bytes(WHOLE.replace('UNT+3', 'UNT+9').replace("UNZ+1+7'", "UNH+2+INVOIC:D:96A:UN'UNT+2+2'UNZ+2+7'")),
    );
    expect(messages.map(({ doubt }) => doubt?.place.segment)).toEqual([4, undefined]);
  });

  it('marks all its messages where it ends another interchange', () => {
    const { messages } = readInterchange(bytes(WHOLE.replace('UNZ+1+7', 'UNZ+1+8')));
    expect(messages).toMatchObject([{ doubt: { fault: 'reference', place: { segment: 5, tag: 'UNZ' } } }]);
  });

  it('counts its groups where it has some', () => {
    const group = WHOLE.replace('UNH', "UNG+ORDRSP+A+B+260101:1200+5+UN+D:96A'UNH").replace(
      'UNZ',
      "UNE+1+5'UNZ",
    );
    expect(faultOf(group)).toBeUndefined();
    expect(faultOf(group.replace('UNE+1+5', 'UNE+2+5'))).toBe('count 6 UNE');
    expect(faultOf(group.replace('UNE+1+5', 'UNE+1+6'))).toBe('reference 6 UNE');
  });

  it('is read as UTF-8 where it is that, and else in the set that it names', () => {
    const text = WHOLE.replace('BGM+231+9', 'BGM+231+é鲸');
    expect(componentOf(readInterchange(bytes(text)).messages[0]?.segments[0], 1)).toBe('é鲸');
    const latin = Buffer.from(WHOLE.replace('BGM+231+9', 'BGM+231+Kälte'), 'latin1');
    expect(componentOf(readInterchange(latin).messages[0]?.segments[0], 1)).toBe('Kälte');
    expect(faultOf(Buffer.from(latin.toString('latin1').replace('UNOC', 'UNOW'), 'latin1'))).toBe(
      'characters 1 UNB',
    );
  });

  it('never ends the reader: any bytes are read or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(80), (some, at) => {
        const file = Buffer.from(WHOLE);
        faultOf(Buffer.concat([file.subarray(0, at), some, file.subarray(at)]));
        faultOf(some);
      }),
    );
  });
});

describe('an order that is written', () => {
  it('is read again as it is, whatever the texts are', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 });
    const isbn = fc.constantFrom('', '9780393048797');
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            title: text,
            author: text,
            note: text,
            isbn,
            quantity: fc.integer({ min: 1, max: 999 }),
          }),
          {
            minLength: 1,
            maxLength: 5,
          },
        ),
        (given) => {
          const lines = given.map((one, at) => ({ ...LINE, ...one, reference: `PO-1/${at + 1}` }));
          const { messages, reference } = readInterchange(order(lines));
          expect(reference).toBe('42');
          const [message] = messages;
          if (!message) throw new Error('there is no message');
          expect(message.doubt).toBeUndefined();
          const read = readOrder(message);
          expect(read).toMatchObject({ number: 'PO-1', currency: 'CNY' });
          expect(read.lines.map(({ reference: own, quantity, price }) => ({ own, quantity, price }))).toEqual(
            lines.map(({ reference: own, quantity, price }) => ({ own, quantity, price })),
          );
        },
      ),
    );
  });

  it('is in ISO 8859-1 where this is enough, and else in UTF-8', () => {
    expect(order([LINE]).subarray(0, 24).toString()).toContain('UNB+UNOC:3');
    expect(Buffer.from(order([{ ...LINE, title: '白鲸' }])).toString('utf8')).toMatch(
      /UNB\+UNOW:4[\s\S]*白鲸/,
    );
  });

  it('has no segment that a title could begin', () => {
    const file = Buffer.from(order([{ ...LINE, title: "x'\r\nUNZ+1+1'" }])).toString('latin1');
    expect(file.match(/^UNZ/gm)).toHaveLength(1);
    expect(readInterchange(bytes(file)).messages).toHaveLength(1);
  });

  it('says for which library and from which budget each copy is', () => {
    const file = Buffer.from(order([LINE])).toString('latin1');
    expect(file).toContain("GIR+001+MAIN:LLO+ENG:LFN'");
    expect(file).toContain("GIR+002+EAST:LLO+ENG:LFN'");
    expect(file).toContain("IMD+L+050+:::What?'s 1?+1?: a question??'");
  });

  it('leaves out elements at the end that are empty', () => {
    const file = writeInterchange({
      sender: ['A', ''],
      recipient: ['B', ''],
      reference: '1',
      application: '',
      at: new Date(0),
      messages: [{ type: ['ORDERS'], segments: [['FTX', ['LIN'], [''], ['']]] }],
    });
    expect(Buffer.from(file).toString()).toContain("\r\nFTX+LIN'\r\n");
  });
});
