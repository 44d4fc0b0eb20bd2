import { readFileSync } from 'node:fs';
import { sharedFile } from '@lectern/marc/testing/shared-data';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createFolioIls } from '../../ports/ils/folio/folio-driver.ts';
import { folioSettingsSchema } from '../../ports/ils/folio/folio-settings.ts';
import { grantingIls } from '../../ports/ils/granting-ils.ts';
import { TENANT } from '../built-rows.ts';
import { createTestClock } from '../test-clock.ts';
import { testSettings } from '../test-settings.ts';
import { publishedSchemas } from './published-schemas.ts';

const root = sharedFile('folio-edge/SOURCES.md');

const file = (path: string) => readFileSync(sharedFile('folio-edge', path) ?? '', 'utf8');

const INSTANCES = ['83034b0a-bf71-4495-b642-2e998f721e5d', '67227d94-7333-4d22-98a0-718b49d36595'] as const;

describe.skipIf(!root)('what FOLIO publishes (skipped without the shared data)', () => {
  it('are schemas that a body without its parts does not have', () => {
    const check = publishedSchemas();
    expect(check?.('edge-patron', 'account.json', {})).toMatch('totalCharges');
    expect(
      check?.('edge-patron', 'loan.json', JSON.parse(file('edge-patron/ramls/examples/loan.json'))),
    ).toBe(undefined);
    const half = { item: { instanceId: 'x' }, loanDate: '', dueDate: 'soon', overdue: 1 };
    expect(check?.('edge-patron', 'loan.json', half)).toBeDefined();
    const holdings = { holdings: [{ holdings: [{ status: 'Available' }] }] };
    const name = 'batchHoldingsResponse.json#/BatchHoldingsResponse';
    expect(check?.('edge-rtac', name, holdings)).toMatch("required property 'id'");
  });

  it('are accounts, which are read as they are: the example of edge-patron', async () => {
    const ils = replaying({ account: file('edge-patron/ramls/examples/account.json') });
    expect(await ils.patronAccount('ext-1')).toMatchObject({
      name: '李明',
      loanCount: 1,
      overdueCount: 0,
      owed: 5000,
      currency: 'USD',
    });
    expect(await ils.loans('ext-1')).toMatchObject([
      {
        id: '9a171a89-baca-4f1a-b2c4-d7253854864e',
        title: 'Some Book About Something',
        author: 'Some Guy; Another Guy',
        checkedOutOn: '2018-06-01',
        dueDate: '2525-01-01',
        dueAt: '2525-01-01T11:12:00.000Z',
      },
    ]);
    expect(await ils.openFines('ext-1')).toMatchObject([
      {
        kind: 'damaged',
        amount: 5000,
        title: 'Some Book About Something',
        postedAt: '2018-01-31T00:00:01.000Z',
      },
    ]);
    expect(await ils.holds?.count('ext-1')).toEqual({ ready: 0, waiting: 2 });
  });

  it('are accounts: the answer of mod-patron, with charges that have no item and titles in other scripts', async () => {
    const ils = replaying({
      account: file('mod-patron/test/resources/response_testGetPatronAccountById.json'),
    });
    const fines = await ils.openFines('ext-1');
    expect(fines.map(({ kind, amount, title }) => [kind, amount, title])).toEqual([
      ['service', 10000, ''],
      ['damaged', 5000, 'Some Book About Something'],
      ['overdue', 2500, 'This Book Is Overdue!'],
      ['overdue', 500, '風の谷のナウシカ'],
      ['damaged', 7500, 'Awesome Digital Camera'],
    ]);
    expect(new Set(fines.map(({ id }) => id)).size).toBe(5);
    expect(await ils.holds?.count('ext-1')).toEqual({ ready: 1, waiting: 2 });
    // One of its loans has no due date, which its schema demands: no page shows loans without one.
    await expect(ils.loans('ext-1')).rejects.toMatchObject({ code: 'ILS_UNAVAILABLE' });
  });

  it('are holdings of several instances: the answer of mod-rtac', async () => {
    const ils = replaying({
      rtac: file('edge-rtac/test/resources/__files/rtac/batch-holdings-response.json'),
    });
    const availability = await ils.availability(INSTANCES);
    expect([...availability.values()]).toMatchObject([
      { itemCount: 1, loanableCount: 1, waiting: 0, nearest: { callNumber: 'QA76.73.C15 C33 2019' } },
      { itemCount: 1, loanableCount: 1, waiting: 1, nearest: { locationCode: 'SL' } },
    ]);
    expect(await ils.items(INSTANCES[0])).toMatchObject([{ barcode: '12345678', volume: 'Vol. 1' }]);
  });

  it('are holdings of no instance, and then nothing is known of it', async () => {
    const ils = replaying({
      rtac: file('edge-rtac/test/resources/__files/rtac/empty-holdings-response.json'),
    });
    expect((await ils.availability([INSTANCES[0]])).size).toBe(0);
  });

  it('is an error of mod-rtac, and then it is away', async () => {
    const ils = replaying({ rtac: file('edge-rtac/test/resources/__files/rtac/mod-rtac-error.json') });
    await expect(ils.availability([INSTANCES[0]])).rejects.toMatchObject({ code: 'ILS_UNAVAILABLE' });
  });
});

/** A driver that gets these bodies, and the session that edge-rtac's tests have. */
function replaying({ account = '', rtac = '{"holdings":[]}' }) {
  const { response } = JSON.parse(file('edge-rtac/test/resources/mappings/login-with-expiry.json'))
    .mappings[0];
  const users = {
    compositeUsers: [
      {
        user: {
          id: 'u1',
          username: 'liming',
          externalSystemId: 'ext-1',
          personal: { lastName: '李', firstName: '明' },
        },
      },
    ],
  };
  const bodyOf = (path: string) => {
    if (path.startsWith('/rtac')) return rtac;
    return path.startsWith('/patron') ? account : JSON.stringify(users);
  };
  const ils = createFolioIls(
    {
      clock: createTestClock(),
      log: pino({ level: 'silent' }),
      secrets: { get: async () => 'a secret' },
      sendOutside: async ({ url }) =>
        url.pathname.startsWith('/authn')
          ? {
              status: response.status,
              headers: { 'set-cookie': [response.headers['set-cookie']] },
              body: Buffer.from(response.body),
            }
          : { status: 200, headers: {}, body: Buffer.from(bodyOf(url.pathname)) },
      copies: { ofBibs: async () => [], byBarcodes: async () => new Map() },
      numbers: { ofBibs: async (_tenant, bibIds) => new Map(bibIds.map((id) => [id, id])) },
    },
    { id: TENANT, policy: testSettings('alpha').policy },
    folioSettingsSchema.parse({
      kind: 'folio',
      edgePatron: 'https://edge.example.edu',
      edgeRtac: 'https://edge.example.edu',
      gateway: 'https://okapi.example.edu',
      tenant: 'diku',
      apiKey: 'ils.key',
      account: 'portal',
      password: 'ils.password',
    }),
  );
  return grantingIls(ils);
}
