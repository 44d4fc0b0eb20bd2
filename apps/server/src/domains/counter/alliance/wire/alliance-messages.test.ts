import { randomUUID } from 'node:crypto';
import { exchangeAllianceMessage } from '@lectern/contracts/counter/alliance/exchange-alliance-message';
import { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AllianceLibraries, createAllianceLibraries } from '../../../../testing/alliance-libraries.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { readPeerKey } from '../peers/peer-key.ts';
import { isMessageSignedWith, type MessageClaims, readMessage, writeMessage } from './signed-message.ts';

let libraries: AllianceLibraries;
let keyId: string;
let secret: string;

beforeAll(async () => {
  libraries = await createAllianceLibraries();
  const key = readPeerKey(libraries.key);
  if (!key) throw new Error('no key');
  ({ keyId, secret } = key);
});
afterAll(() => libraries.close());
beforeEach(() => libraries.pass(61));

/** A search as the home library, which made the key, sends it to the lender. */
const claims = (change: Partial<MessageClaims> = {}): MessageClaims => ({
  party: 1,
  jti: randomUUID(),
  iat: Math.floor(libraries.lender.app.clock.now().getTime() / 1000),
  body: { act: 'search', request: { words: 'harbours', field: 'any', offset: 0, limit: 5 } },
  ...change,
});

const send = (message: string) => libraries.lender.app.client().call(exchangeAllianceMessage, { message });
const REFUSED = { code: 'ALLIANCE_MESSAGE_REFUSED', status: 403 };

describe('messages between servers of the alliance', () => {
  it('are answered with a signature of the other library, for the message that was sent', async () => {
    const asked = claims();
    const answer = readMessage((await send(writeMessage(keyId, secret, asked))).message);
    expect(answer && isMessageSignedWith(answer, secret)).toBe(true);
    expect(answer?.claims).toMatchObject({ party: 2, re: asked.jti, body: { total: 1 } });
  });

  it('are taken once', async () => {
    const message = writeMessage(keyId, secret, claims());
    await send(message);
    await expect(send(message)).rejects.toMatchObject(REFUSED);
  });

  it.each([
    ['another secret', () => writeMessage(keyId, 'x'.repeat(43), claims())],
    ['another key', () => writeMessage('0'.repeat(12), secret, claims())],
    ['a clock that is 121 s slow', () => writeMessage(keyId, secret, claims({ iat: claims().iat - 121 }))],
    ['a clock that is 121 s fast', () => writeMessage(keyId, secret, claims({ iat: claims().iat + 121 }))],
    ['the name of the library that it is for', () => writeMessage(keyId, secret, claims({ party: 2 }))],
    ['an answer in it', () => writeMessage(keyId, secret, claims({ re: randomUUID() }))],
    [
      'an act that nobody knows',
      () => writeMessage(keyId, secret, claims({ body: { act: 'x', request: {} } })),
    ],
    [
      'a request of another shape',
      () => writeMessage(keyId, secret, claims({ body: { act: 'tell', request: {} } })),
    ],
    [
      'another body under its signature',
      () => {
        const [head, , signature] = writeMessage(keyId, secret, claims()).split('.');
        return [head, Buffer.from(JSON.stringify(claims())).toString('base64url'), signature].join('.');
      },
    ],
    ['no signature', () => writeMessage(keyId, secret, claims()).split('.').slice(0, 2).join('.')],
    ['no form', () => 'x'],
  ])('are refused with %s', async (_, message) => {
    await expect(send(message())).rejects.toMatchObject(REFUSED);
  });

  it('are refused by another library of the same server, and where there is no alliance', async () => {
    const message = writeMessage(keyId, secret, claims());
    const beta = libraries.lender.app.client({ tenant: 'beta' });
    await expect(beta.call(exchangeAllianceMessage, { message })).rejects.toMatchObject({
      code: 'ALLIANCE_OFF',
    });
  });

  it('are not believed if somebody else answers', async () => {
    const { home } = libraries;
    await home.app.deps.secrets.set(TENANT, 'alliance.lender', 'y'.repeat(43));
    const found = await libraries.reader.call(searchAlliance, { keyWord: 'harbours' });
    expect(found).toMatchObject({ libraries: [{ fault: 'unreadable', numFound: null }], searchResult: [] });
    await home.app.deps.secrets.set(TENANT, 'alliance.lender', secret);
  });
});
