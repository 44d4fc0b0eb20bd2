import type { Client } from '@lectern/contracts/kernel/client';
import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { suspendRequest } from '@lectern/contracts/lending/requests/suspend-request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLoan, buildPatron, buildRequest } from '../../../testing/builders.ts';
import { buildBib, buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { deskOf } from '../../../testing/local-systems.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { moveDueRequests } from '../circulation/requests/request-clock.ts';

describeOnEachDatabase('a request that its reader suspends', (kind) => {
  let test: IlsApp;
  beforeAll(async () => {
    test = await createIlsApp(kind);
    await buildLibrary(test.deps.db, { code: 'MAIN', position: 0 });
  });
  afterAll(() => test.close());

  /** Two readers who wait for a copy that is lent; the first may suspend. */
  async function queueOfTwo(given: { readonly wanted_until?: string } = {}) {
    const { db } = test.deps;
    const patron = await buildPatron(db);
    const { id: bib_id } = await buildBib(db);
    const item = await buildItem(db, { bib_id });
    await buildLoan(db, { item_id: item.id });
    const placed_at = '2026-02-20T08:00:00.000Z';
    const first = await buildRequest(db, { bib_id, patron_id: patron.id, placed_at, ...given });
    const second = await buildRequest(db, { bib_id, placed_at: '2026-02-21T08:00:00.000Z' });
    return { item, first, second, requestId: first.id, client: await test.signedIn(patron) };
  }

  const dayIn = (days: number) =>
    new Date(test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const timelineOf = async (client: Client, requestId: string) =>
    (await client.call(getRequest, { requestId })).timeline
      .slice(1)
      .map(({ move, mover }) => `${move} by ${mover}`);
  const keptFor = async (barcode: string) => {
    const ils = await test.deps.ils.ofId('1001');
    return (await deskOf(ils).checkIn({ barcode, libraryCode: 'MAIN' })).keptForHold;
  };

  it('is passed over by the queue, and keeps its place when it is taken up again', async () => {
    const { client, requestId, item, first, second } = await queueOfTwo();
    const until = dayIn(20);
    expect(await client.call(suspendRequest, { requestId, until })).toMatchObject({
      operationType: 'reserving',
      suspendedUntil: until,
      readersBefore: 0,
      canSuspend: true,
    });
    expect(await keptFor(item.barcode)).toBe(second.id);
    const resumed = await client.call(suspendRequest, { requestId, until: null });
    expect(resumed).toMatchObject({ suspendedUntil: null, readersBefore: 0 });
    const another = await buildItem(test.deps.db, { bib_id: item.bib_id });
    await buildLoan(test.deps.db, { item_id: another.id });
    expect(await keptFor(another.barcode)).toBe(first.id);
  });

  it('says so in its timeline once for each change', async () => {
    const { client, requestId } = await queueOfTwo();
    for (const until of [dayIn(3), dayIn(3), dayIn(9), null, null])
      await client.call(suspendRequest, { requestId, until });
    const made = ['suspend by reader', 'suspend by reader', 'resume by reader'];
    expect(await timelineOf(client, requestId)).toEqual(made);
  });

  it('is taken up again by the clock when its day comes', async () => {
    const { client, requestId } = await queueOfTwo();
    await client.call(suspendRequest, { requestId, until: dayIn(2) });
    await moveDueRequests(test.deps);
    expect(await timelineOf(client, requestId)).toEqual(['suspend by reader']);
    test.clock.advance(2 * 86_400);
    await moveDueRequests(test.deps);
    const request = await client.call(getRequest, { requestId });
    expect(request).toMatchObject({ operationType: 'reserving', suspendedUntil: null, readersBefore: 0 });
    expect(await timelineOf(client, requestId)).toEqual(['suspend by reader', 'resume by clock']);
  });

  it('is suspended by its reader alone, to a day of the next year on which it is still needed', async () => {
    const { client, requestId, item } = await queueOfTwo({ wanted_until: dayIn(30) });
    const stranger = await test.signedIn(await buildPatron(test.deps.db));
    await expect(stranger.call(suspendRequest, { requestId, until: dayIn(3) })).rejects.toMatchObject({
      code: 'REQUEST_NOT_FOUND',
    });
    for (const until of [dayIn(0), dayIn(-3), dayIn(31), dayIn(500)])
      await expect(client.call(suspendRequest, { requestId, until })).rejects.toMatchObject({
        code: 'REQUEST_DAY_WRONG',
      });
    await keptFor(item.barcode);
    await expect(client.call(suspendRequest, { requestId, until: dayIn(3) })).rejects.toMatchObject({
      code: 'REQUEST_NOT_SUSPENDABLE',
    });
    expect(await timelineOf(client, requestId)).toEqual(['keep by desk']);
  });
});
