import { readFileSync } from 'node:fs';
import { sharedFile } from '@lectern/marc/testing/shared-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FixedParts, MESSAGE_FORMS, type MessageCode, type MessageFields } from './message-forms.ts';
import { fieldOf, isUnread, readMessage } from './read-message.ts';
import { SIP2_ENCODINGS } from './sip2-encodings.ts';
import { writeMessage } from './write-message.ts';

const UTF_8 = { encoding: 'utf-8' } as const;

function read(text: string) {
  const message = readMessage(Buffer.from(text), 'utf-8');
  if (isUnread(message)) throw new Error(message.fault);
  return message;
}

describe('a message that is written', () => {
  const answer = {
    code: '94',
    fixed: { ok: '1' },
    fields: {},
  } as const;

  it('ends with a carriage return', () => {
    expect(writeMessage(answer, UTF_8).toString()).toBe('941\r');
  });

  it('ends with sequence number and checksum if its request had them', () => {
    expect(writeMessage(answer, { ...UTF_8, sequence: '1' }).toString()).toBe('941AY1AZFDFC\r');
  });

  it('has its fields in the order of the standard', () => {
    const fields = { AG: 'print', AA: 'card', AO: 'library', AF: ['one', 'two'] };
    const ended = { code: '36', fixed: { ended: 'Y', sentAt: '20260131    120000' }, fields } as const;
    expect(writeMessage(ended, UTF_8).toString()).toBe(
      '36Y20260131    120000AOlibrary|AAcard|AFone|AFtwo|AGprint|\r',
    );
  });

  it('cannot be ended or forged by what a field holds', () => {
    const fields = { AO: '', AA: 'a|AFforged\r941\u0085\u2028' };
    const ended = { code: '36', fixed: { ended: 'Y', sentAt: '20260131    120000' }, fields } as const;
    expect(writeMessage(ended, UTF_8).toString()).toBe('36Y20260131    120000AO|AAa AFforged 941  |\r');
  });

  it('cuts fields after 255 characters, and no character in two', () => {
    const ended = { code: '36', fixed: { ended: 'Y', sentAt: '20260131    120000' } } as const;
    const bytes = writeMessage({ ...ended, fields: { AO: '', AA: '𠮷'.repeat(300) } }, UTF_8);
    expect(fieldOf(read(bytes.toString()), 'AA')).toBe('𠮷'.repeat(255));
  });

  it('is refused if a part of fixed length has another length', () => {
    expect(() => writeMessage({ ...answer, fixed: { ok: '10' } }, UTF_8)).toThrow(RangeError);
    expect(() => writeMessage({ ...answer, fixed: { ok: '|' } }, UTF_8)).toThrow(RangeError);
    expect(() => writeMessage(answer, { ...UTF_8, sequence: 'x' })).toThrow(RangeError);
  });
});

describe('a message that is read', () => {
  it('may have fields in any order, empty ones, unknown ones and a last one without its bar', () => {
    const message = read('1720220224    094732|ACx||ABB001|ZQ7|AO');
    expect(message.code).toBe('17');
    expect(fieldOf(message, 'AB')).toBe('B001');
    expect(fieldOf(message, 'ZQ')).toBe('7');
    expect(fieldOf(message, 'AO')).toBe('');
  });

  it('keeps all values of a field that stands more than once', () => {
    expect(read('6620000000020170619    125153AO|BMone|BMtwo|').fields.get('BM')).toEqual(['one', 'two']);
  });

  it('tells right checksums from wrong and absent ones', () => {
    expect(read('9900401.00AY1AZFCA5')).toMatchObject({ sequence: '1', checksum: 'right' });
    expect(read('9900401.00AY1AZfca5')).toMatchObject({ sequence: '1', checksum: 'right' });
    expect(read('9900401.00AY1AZAAAA')).toMatchObject({ sequence: '1', checksum: 'wrong' });
    expect(read('9900401.00')).toMatchObject({ checksum: 'absent' });
  });

  it('says why it is none', () => {
    expect(readMessage(Buffer.from('GET / HTTP/1.1'), 'utf-8')).toMatchObject({ fault: 'unknown-code' });
    expect(readMessage(Buffer.from('17202202'), 'utf-8')).toMatchObject({ fault: 'too-short' });
    expect(readMessage(Buffer.from('17202202|AO|AB1|AY3'), 'utf-8')).toMatchObject({
      fault: 'too-short',
      sequence: '3',
    });
  });

  it('never throws, whatever the bytes are', () => {
    const start = fc.constantFrom('', ...Object.keys(MESSAGE_FORMS));
    const property = fc.property(start, fc.uint8Array(), (code, bytes) => {
      for (const encoding of SIP2_ENCODINGS) readMessage(Buffer.concat([Buffer.from(code), bytes]), encoding);
    });
    fc.assert(property);
  });
});

describe('any message', () => {
  const value = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((text) => text.replaceAll(/[|\p{Cc}\p{Zl}\p{Zp}]/gu, ''));
  const code = fc.constantFrom(...(Object.keys(MESSAGE_FORMS) as MessageCode[]));
  const message = code.chain((chosen) => {
    const { fixed, needs, may } = MESSAGE_FORMS[chosen];
    const part = (length: number) =>
      fc.string({ unit: fc.constantFrom('Y', 'N', ' ', '0', '7'), minLength: length, maxLength: length });
    return fc.record({
      code: fc.constant(chosen),
      fixed: fc.record(mapValues<number, fc.Arbitrary<string>>(fixed, part)),
      needed: fc.record(Object.fromEntries(needs.map((field) => [field, value]))),
      optional: fc.record(
        Object.fromEntries(may.map((field) => [field, fc.array(value, { minLength: 1, maxLength: 3 })])),
        { requiredKeys: [] },
      ),
    });
  });
  const framing = fc.record({
    encoding: fc.constantFrom('utf-8', 'gb18030'),
    sequence: fc.option(fc.nat({ max: 9 }).map(String), { nil: undefined }),
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(message, framing, ({ code, fixed, needed, optional }, frame) => {
        const draft = {
          code,
          fixed: fixed as FixedParts<MessageCode>,
          fields: { ...needed, ...optional } as unknown as MessageFields<MessageCode>,
        };
        const bytes = writeMessage(draft, frame);
        const back = readMessage(bytes.subarray(0, -1), frame.encoding);
        if (isUnread(back)) throw new Error(back.fault);
        expect(back).toMatchObject({ code, fixed });
        expect(back.sequence).toBe(frame.sequence);
        expect(back.checksum).toBe(frame.sequence === undefined ? 'absent' : 'right');
        const written = Object.entries({ ...needed, ...optional }).map(([field, one]) => [
          field,
          [one].flat(),
        ]);
        expect(Object.fromEntries(back.fields)).toEqual(Object.fromEntries(written));
      }),
    );
  });

  it('has a wrong checksum once a byte was changed', () => {
    fc.assert(
      fc.property(message, fc.nat(), ({ code, fixed, needed }, place) => {
        const draft = {
          code,
          fixed: fixed as FixedParts<MessageCode>,
          fields: needed as unknown as MessageFields<MessageCode>,
        };
        const bytes = writeMessage(draft, { encoding: 'utf-8', sequence: '5' }).subarray(0, -1);
        const at = place % (bytes.length - 9);
        bytes[at] = bytes[at]! ^ 1;
        expect(readMessage(bytes, 'utf-8').checksum).toBe('wrong');
      }),
    );
  });
});

function mapValues<V, W>(record: Readonly<Record<string, V>>, map: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, one]) => [key, map(one)]));
}

interface Recorded {
  readonly message?: string;
  readonly request?: string;
  readonly response?: string;
  readonly checksum?: string;
  readonly request_checksum?: string;
  readonly response_checksum?: string;
}

const files = ['pairs.jsonl', 'messages.jsonl', 'evergreen-sipserver-tests.jsonl'].map((name) =>
  sharedFile('sip2-messages', name),
);

describe.each(files.filter((path) => path !== undefined))('recorded messages in %s', (path) => {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  const recorded = lines
    .map((line) => JSON.parse(line) as Recorded)
    .flatMap((one) => [
      { text: one.message, checksum: one.checksum },
      { text: one.request, checksum: one.request_checksum },
      { text: one.response, checksum: one.response_checksum },
    ])
    .flatMap(({ text, checksum }) => (text === undefined ? [] : [{ text, checksum }]));
  /** A part of fixed length is a character too short: cut on purpose, or mistaken by its machine. */
  const isFaulty = (text: string) => /ZZZZ12453A|^63.{21}Y{9}\|/.test(text);

  it('are read', () => {
    const unread = recorded
      .filter(({ text }) => !isFaulty(text))
      .filter(({ text }) => isUnread(readMessage(Buffer.from(text), 'utf-8')));
    expect(unread).toEqual([]);
  });

  it('have the checksums that their collectors noted', () => {
    for (const { text, checksum } of recorded) {
      if (checksum === undefined) continue;
      const isRight = checksum.startsWith('ok');
      expect([text, readMessage(Buffer.from(text), 'utf-8').checksum]).toEqual([
        text,
        isRight ? 'right' : 'wrong',
      ]);
    }
  });
});
