import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFile } from '@lectern/marc/testing/shared-data';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { ILL_ACTIONS, ILL_REASONS, ILL_STATUSES, type IllMessage } from './ill-message.ts';
import { readConfirmation, readIllMessage } from './read-ill-message.ts';
import { writeConfirmation, writeIllMessage } from './write-ill-message.ts';

const folder = sharedFile('iso18626');

/** Messages that say something wrong, most of them on purpose: an unknown value, or no number of the request. */
const FAULTY: Readonly<Record<string, string>> = {
  'example.xml': 'UnrecognisedDataValue',
  'request-mock-error.xml': 'UnrecognisedDataValue',
  'request-mock-multiple.xml': 'UnrecognisedDataValue',
  'request-mock-unfilled.xml': 'UnrecognisedDataValue',
  // Without a status, which the schema requires.
  'cancelResponseReplyNoTemplate.xml': 'BadlyFormedMessage',
  'msg-invalid.xml': 'BadlyFormedMessage',
  'reqmsg-invalid-action.xml': 'UnsupportedActionType',
  'reqmsg-no-reqid.xml': 'UnrecognisedDataValue',
  'request-no-reqid.xml': 'UnrecognisedDataValue',
  'supmsg-invalid-reason.xml': 'UnsupportedReasonForMessageType',
  'supmsg-invalid-status.xml': 'UnrecognisedDataValue',
  'supmsg-no-reqid.xml': 'UnrecognisedDataValue',
};

const HEADER = {
  supplying: { type: 'ISIL', value: 'CN-1' },
  requesting: { type: 'ISIL', value: 'GB-"2" & <3>' },
  timestamp: '2026-03-02T10:00:00.000Z',
  requestingId: 'L260302000001',
  supplyingId: '',
};

const WORK = {
  recordId: 'r1',
  title: '鲸 & Whale',
  author: 'Melville',
  edition: '2nd',
  volume: '',
  publisher: 'Harper',
  published: '1851',
  isbn: '9787020002207',
  issn: '',
};

const OURS: readonly IllMessage[] = [
  {
    kind: 'request',
    header: HEADER,
    work: WORK,
    requestType: 'New',
    serviceType: 'Loan',
    needBefore: '2026-04-01T00:00:00.000Z',
    note: 'urgent',
  },
  ...ILL_STATUSES.flatMap((status) =>
    ILL_REASONS.map(
      (reason): IllMessage => ({
        kind: 'supplyingAgencyMessage',
        header: { ...HEADER, supplyingId: 'S1' },
        reason,
        answer: reason === 'CancelResponse' ? false : undefined,
        note: 'a note',
        reasonUnfilled: status === 'Unfilled' ? 'NotOnShelf' : '',
        status,
        dueDate: status === 'Loaned' ? '2026-05-01T00:00:00.000Z' : '',
        lastChange: '2026-03-02T10:00:00.000Z',
        itemId: status === 'Loaned' ? 'B1' : '',
      }),
    ),
  ),
  ...ILL_ACTIONS.map(
    (action): IllMessage => ({ kind: 'requestingAgencyMessage', header: HEADER, action, note: '' }),
  ),
];

describe.skipIf(!folder)('messages of ISO 18626 (skipped without the shared data)', () => {
  const files = ['crosslink-messages', 'mod-rs-messages'].flatMap((name) =>
    folder ? readdirSync(join(folder, name)).map((file) => join(folder, name, file)) : [],
  );
  /** Templates have words in the places of values. */
  const read = (file: string) =>
    readIllMessage(
      readFileSync(file, 'utf8')
        .replace(/_TIMESTAMP_|timestamp_holder/g, '2026-03-02T10:00:00Z')
        .replace('status_holder', 'Loaned'),
    );
  const nameOf = (file: string) => file.split('/').at(-1)!;

  it.each(files.filter((file) => FAULTY[nameOf(file)] === undefined))('of others are read: %s', (file) => {
    const message = read(file);
    expect(message).not.toMatchObject({ kind: 'unread' });
    expect(Object.keys(message)).not.toContain('patronInfo');
  });

  it.each(files.filter((file) => FAULTY[nameOf(file)] !== undefined))(
    'that are wrong say how: %s',
    (file) => {
      expect(read(file)).toMatchObject({ kind: 'unread', error: { type: FAULTY[nameOf(file)] } });
    },
  );

  it('of ours are valid by the schema, and read back as they were written', () => {
    const schema = XmlDocument.fromString(readFileSync(join(folder!, 'schema/ISO-18626-v1_2.xsd'), 'utf8'));
    const validator = XsdValidator.fromDoc(schema);
    const validate = (xml: string) => {
      const document = XmlDocument.fromString(xml);
      validator.validate(document);
      document.dispose();
    };
    for (const message of OURS) {
      const xml = writeIllMessage(message);
      validate(xml);
      expect(readIllMessage(xml)).toEqual(message);
    }
    const receivedAt = '2026-03-02T10:00:01.000Z';
    const error = { type: 'UnrecognisedDataValue', value: 'status' } as const;
    for (const [of, about] of [
      ['request', ''],
      ['supplyingAgencyMessage', 'StatusChange'],
      ['requestingAgencyMessage', 'Received'],
    ] as const)
      for (const header of [HEADER, undefined])
        for (const wrong of [error, undefined]) {
          const xml = writeConfirmation(of, header, { receivedAt, error: wrong, about });
          validate(xml);
          expect(readConfirmation(xml)).toEqual({ kind: 'confirmation', isOk: !wrong, error: wrong });
        }
    validator.dispose();
    schema.dispose();
  });
});

describe('a text that is no message', () => {
  const request = writeIllMessage(OURS[0]!);
  it.each([
    ['is no XML', 'hello'],
    ['is cut', request.slice(0, -40)],
    ['has entities of its own', request.replace('?>', '?><!DOCTYPE a [<!ENTITY x "y">]>')],
    ['names an unknown entity', request.replace('urgent', '&urgent;')],
    ['is deeper than any', `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`],
    ['is longer than any', request.replace('urgent', 'x'.repeat(300_000))],
    ['is a confirmation', writeConfirmation('request', HEADER, { receivedAt: HEADER.timestamp })],
    ['has an instant that is none', request.replace('2026-03-02T10:00:00.000Z', 'yesterday')],
  ])('is not read where it %s', (_what, xml) => {
    expect(readIllMessage(xml)).toMatchObject({ kind: 'unread' });
  });
});
