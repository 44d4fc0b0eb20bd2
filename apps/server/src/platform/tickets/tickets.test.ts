import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../testing/test-database.ts';
import { expireOldRows } from '../jobs/expire-old-rows.ts';
import { platform } from '../platform.ts';
import { issueTicket, readTicket, redeemTicket } from './tickets.ts';

declare module './tickets.ts' {
  interface TicketPayloads {
    'test-visit': { readonly room: string };
    'test-other': { readonly room: string };
  }
}

const clock = createTestClock();
const now = clock.now();
const TENANT = '1001';

describeOnBothDatabases('a ticket', 'locks', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  const issue = (browser?: string) =>
    issueTicket(database.db, {
      tenantId: TENANT,
      purpose: 'test-visit',
      payload: { room: 'A' },
      browser,
      seconds: 60,
      now,
    });
  const redeem = (text: string, redeemer: { browser?: string; now: Date } = { now }) =>
    redeemTicket(database.db, TENANT, 'test-visit', text, redeemer);

  it('is redeemed once', async () => {
    const text = await issue();
    expect(text).toMatch(/^[\w-]{43}$/);
    expect(await redeem(text)).toEqual({ room: 'A' });
    expect(await redeem(text)).toBeUndefined();
  });

  it('is redeemed once by many at the same time', async () => {
    const text = await issue();
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(text)));
    expect(answers.filter((answer) => answer !== undefined)).toEqual([{ room: 'A' }]);
  });

  it('is stored as a hash', async () => {
    const text = await issue();
    const rows = await database.db.selectFrom('ticket').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(text);
  });

  it('can be read before it is redeemed', async () => {
    const text = await issue('mine');
    const read = (browser: string) => readTicket(database.db, TENANT, 'test-visit', text, { browser, now });
    expect(await read('mine')).toEqual({ room: 'A' });
    expect(await read('theirs')).toBeUndefined();
    expect(await redeem(text, { browser: 'mine', now })).toEqual({ room: 'A' });
    expect(await read('mine')).toBeUndefined();
  });

  it('is worth nothing after its seconds', async () => {
    const text = await issue();
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(await redeem(text, { now: at(60) })).toBeUndefined();
    expect(await redeem(text, { now: at(59) })).toEqual({ room: 'A' });
  });

  it('is worth nothing for another tenant, another purpose or in another browser, and stays', async () => {
    const text = await issue('mine');
    const browser = 'mine';
    expect(await redeemTicket(database.db, '1002', 'test-visit', text, { browser, now })).toBeUndefined();
    expect(await redeemTicket(database.db, TENANT, 'test-other', text, { browser, now })).toBeUndefined();
    expect(await redeem(text, { browser: 'theirs', now })).toBeUndefined();
    expect(await redeem(text)).toBeUndefined();
    expect(await redeem(text, { browser, now })).toEqual({ room: 'A' });
  });

  it('is deleted when it has expired', async () => {
    await database.db.deleteFrom('ticket').execute();
    await issue();
    const expire = (seconds: number) =>
      expireOldRows(
        { db: database.db, databaseKind: kind, now: new Date(now.getTime() + seconds * 1000) },
        (platform.expiries ?? []).filter(({ table }) => table === 'ticket'),
      );
    expect(await expire(59)).toEqual({ ticket: 0 });
    expect(await expire(60)).toEqual({ ticket: 1 });
  });
});
