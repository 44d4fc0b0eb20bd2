import { cancelRequest } from '@lectern/contracts/lending/requests/cancel-request';
import { listRequestEditions } from '@lectern/contracts/lending/requests/list-request-editions';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { reserveOrEntrust } from '@lectern/contracts/lending/requests/reserve-or-entrust';
import { suspendRequest } from '@lectern/contracts/lending/requests/suspend-request';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../../platform/db/ids.ts';
import { atEachPoint } from '../../../../testing/at-each-point.ts';
import { buildEditionsOf, buildLoan, buildPatron, buildRequest } from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { buildBib, buildItem, buildLibrary } from '../../../../testing/catalogue-builders.ts';
import { createIlsApp, type IlsApp } from '../../../../testing/ils-app.ts';
import { localIls } from '../../../../testing/local-systems.ts';
import { createTestClock } from '../../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  describeOnEachDatabase,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { testEvents } from '../../../../testing/test-events.ts';
import { testSettings } from '../../../../testing/test-settings.ts';
import { createLocalIls } from '../local-ils.ts';

type Db = TestDatabase['db'];

/** Editions of one work, each with one copy that another reader has. */
async function lentEditions(db: Db, ...facts: readonly Parameters<typeof buildBib>[1][]) {
  const work_key = newId();
  const editions = [];
  for (const fact of facts) {
    const { id } = await buildBib(db, { work_key, ...fact });
    const item = await buildItem(db, { bib_id: id, library_code: 'MAIN' });
    await buildLoan(db, { item_id: item.id });
    editions.push({ id, item, work_key });
  }
  return editions;
}

describeOnEachDatabase('a reservation of any edition', (kind) => {
  let app: IlsApp;
  const db = () => app.deps.db;
  const ils = () => localIls({ db: db(), clock: app.deps.clock });
  const scan = (barcode: string) =>
    ils().desk.checkIn({ barcode, libraryCode: 'MAIN', staffId: 'librarian' });
  const row = (id: string) =>
    db().selectFrom('request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  beforeAll(async () => {
    app = await createIlsApp(kind);
    await buildLibrary(db(), { code: 'MAIN', position: 0 });
  });
  afterAll(() => app.close());

  async function newReader() {
    const patron = await buildPatron(db(), { phone: '13800138000', phone_verified: 1 });
    return { patron, client: await app.signedIn(patron) };
  }
  const wish = (recordId: string, otherRecordIds: string[]) => ({
    recordId,
    otherRecordIds,
    type: 'reservation' as const,
    takeLibCode: 'MAIN',
  });

  it('is offered for the other editions that the reader could reserve, of the same kind and without volumes', async () => {
    const [own, other] = await lentEditions(db(), {}, {});
    const { work_key } = own!;
    const onShelf = await buildBib(db(), { work_key });
    await buildItem(db(), { bib_id: onShelf.id, library_code: 'MAIN' });
    const disc = await buildBib(db(), { work_key, doc_type: 'audio' });
    const inVolumes = await buildBib(db(), { work_key });
    for (const bib_id of [disc.id, inVolumes.id]) {
      const volume = bib_id === inVolumes.id ? '1' : '';
      const item = await buildItem(db(), { bib_id, volume, library_code: 'MAIN' });
      await buildLoan(db(), { item_id: item.id });
    }
    const { client } = await newReader();
    const { editions } = await client.call(listRequestEditions, { recordId: own!.id });
    expect(editions).toMatchObject([{ recordId: other!.id, readersBefore: 0, wait: { copies: 1 } }]);
    for (const id of [onShelf.id, disc.id, inVolumes.id]) {
      const answer = client.call(reserveOrEntrust, wish(own!.id, [other!.id, id]));
      await expect(answer).rejects.toMatchObject({ code: 'REQUEST_EDITION_WRONG' });
    }
    expect((await client.call(listRequests, {})).total).toBe(0);
  });

  it('waits as one in all queues, with the best place, and the first copy that comes serves it', async () => {
    const [own, other] = await lentEditions(db(), {}, {});
    await buildRequest(db(), { bib_id: own!.id, placed_at: '2026-02-01T08:00:00.000Z' });
    const { patron, client } = await newReader();
    const placed = await client.call(reserveOrEntrust, wish(own!.id, [other!.id]));
    expect(placed).toMatchObject({ recordId: own!.id, otherRecordIds: [other!.id], readersBefore: 0 });
    expect(await ils().requests?.quotas(patron.id)).toMatchObject({ open: 1 });
    expect(await ils().holds?.count(patron.id)).toEqual({ waiting: 1, ready: 0 });
    expect(await ils().availability([own!.id, other!.id])).toMatchObject(
      new Map([
        [own!.id, { waiting: 2 }],
        [other!.id, { waiting: 1 }],
      ]),
    );
    const { records } = await client.call(getOwnWorks, { recordIds: [other!.id] });
    expect(records).toMatchObject([{ requests: [{ requestId: placed.requestId }] }]);
    for (const recordId of [own!.id, other!.id]) {
      const again = client.call(reserveOrEntrust, wish(recordId, []));
      await expect(again).rejects.toMatchObject({ code: 'REQUEST_ALREADY_OPEN' });
    }

    const queue = { list: 'queue', libraryCode: 'MAIN', here: false, offset: 0, limit: 100 } as const;
    const { requests } = await ils().desk.listRequests(queue);
    const listed = requests.filter(({ id }) => id === placed.requestId);
    expect(listed).toMatchObject([{ bibId: own!.id, editions: 2 }]);

    const later = await buildRequest(db(), { bib_id: other!.id, placed_at: '2026-12-01T08:00:00.000Z' });
    expect(await scan(other!.item.barcode)).toMatchObject({ keptForHold: placed.requestId });
    expect(await client.call(listRequests, {})).toMatchObject({
      total: 1,
      requests: [{ recordId: other!.id, isKept: true, takeBarcode: other!.item.barcode }],
    });
    // The other queue is left: its copy goes to those who wait there, and another request for it is free.
    const next = await scan(own!.item.barcode);
    expect(next).not.toMatchObject({ keptForHold: placed.requestId });
    expect((await row(later.id)).step).toBe('reserving');
    const lent = {
      patronId: patron.id,
      barcode: other!.item.barcode,
      libraryCode: 'MAIN',
      staffId: 'librarian',
    };
    await ils().desk.checkOut(lent);
    expect(await row(placed.requestId)).toMatchObject({ step: 'borrowed', bib_id: other!.id });
  });

  it('is ended by a loan of any of its editions', async () => {
    const [own, other] = await lentEditions(db(), {}, {});
    const { patron, client } = await newReader();
    const { requestId } = await client.call(reserveOrEntrust, wish(own!.id, [other!.id]));
    const copy = await buildItem(db(), { bib_id: other!.id, library_code: 'MAIN' });
    await ils().desk.checkOut({
      patronId: patron.id,
      barcode: copy.barcode,
      libraryCode: 'MAIN',
      staffId: 'librarian',
    });
    expect(await row(requestId)).toMatchObject({ step: 'borrowed', bib_id: other!.id, item_id: copy.id });
  });

  it('is paused and cancelled in all queues at once, and waits in all of them again when its copy is lost', async () => {
    const [own, other] = await lentEditions(db(), {}, {});
    const { client } = await newReader();
    const { requestId } = await client.call(reserveOrEntrust, wish(own!.id, [other!.id]));
    await client.call(suspendRequest, { requestId, until: '2026-03-20' });
    expect(await scan(other!.item.barcode)).not.toMatchObject({ keptForHold: requestId });
    const resumed = await client.call(suspendRequest, { requestId, until: null });
    // The copy of the other edition stands on its shelf by now.
    expect(resumed).toMatchObject({ recordId: other!.id, operationType: 'book_request_accepted' });

    await ils().desk.markItem({ barcode: other!.item.barcode, status: 'missing', staffId: 'librarian' });
    expect(await row(requestId)).toMatchObject({ step: 'reserving', item_id: null });
    expect(await scan(own!.item.barcode)).toMatchObject({ keptForHold: requestId });
    expect(await row(requestId)).toMatchObject({ bib_id: own!.id });
    await client.call(cancelRequest, { requestId });
    expect((await row(requestId)).step).toBe('cancelled');
    expect(await scan(other!.item.barcode)).not.toHaveProperty('keptForHold');
  });

  it('stops the renewal of a loan of each of its editions', async () => {
    const [own, other] = await lentEditions(db(), {}, {});
    const { client } = await newReader();
    await client.call(reserveOrEntrust, wish(own!.id, [other!.id]));
    for (const { item } of [own!, other!]) {
      const { patron_id } = await db()
        .selectFrom('loan')
        .select('patron_id')
        .where('item_id', '=', item.id)
        .executeTakeFirstOrThrow();
      expect(await ils().loans(patron_id)).toMatchObject([{ refusal: { code: 'RENEWAL_READER_WAITING' } }]);
    }
  });

  it('is offered by no library that has switched it off', async () => {
    const [own, other] = await lentEditions(db(), {}, {});
    const { policy } = testSettings('alpha');
    const off = createLocalIls(
      { db: db(), clock: app.deps.clock, events: testEvents },
      { id: TENANT, policy: { ...policy, requests: { ...policy.requests, anyEdition: false } } },
    );
    const { patron } = await newReader();
    expect(await off.requests?.editions?.(patron.id, own!.id)).toEqual([]);
    const answer = await off.requests?.place(patron.id, {
      kind: 'reservation',
      bibId: own!.id,
      otherBibIds: [other!.id],
      pickupLibrary: 'MAIN',
      contact: '13800138000',
      noticeWays: [],
      comments: '',
    });
    expect(answer).toMatchObject({ code: 'REQUEST_EDITION_WRONG' });
  });
});

describeOnBothDatabases('copies of two editions that come back at once', 'locks', (kind) => {
  let database: TestDatabase;
  const clock = createTestClock();
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await buildLibrary(database.db, { code: 'MAIN', position: 0 });
  });
  afterAll(() => database.close());

  it.each([
    ['of one work', true],
    ['of works that staff took apart meanwhile', false],
  ])(
    'serve a reader who waits for either once, and the next reader with the other: %s',
    async (_name, together) => {
      await atEachPoint(database, async (race) => {
        const { db } = database;
        const editions = await lentEditions(db, {}, {});
        const first = await buildRequest(db, { bib_id: editions[0]!.id });
        const others = [];
        for (const { id } of editions) {
          await buildEditionsOf(db, first.id, [id]);
          others.push(await buildRequest(db, { bib_id: id, placed_at: '2026-02-25T08:00:00.000Z' }));
        }
        if (!together) {
          const apart = { work_key: '' };
          await db.updateTable('bib').set(apart).where('id', '=', editions[0]!.id).execute();
        }
        const [one, two] = editions.map(
          ({ item: { barcode } }) =>
            (over: Db) =>
              localIls({ db: over, clock }).desk.checkIn({
                barcode,
                libraryCode: 'MAIN',
                staffId: 'librarian',
              }),
        );
        const outcomes = await race(one!, two!);
        expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
        const rows = await db
          .selectFrom('request')
          .select(['id', 'step', 'item_id'])
          .where('id', 'in', [first.id, ...others.map(({ id }) => id)])
          .where('item_id', 'is not', null)
          .execute();
        expect(rows).toHaveLength(2);
        expect(rows.map(({ id }) => id)).toContain(first.id);
        expect(new Set(rows.map(({ item_id }) => item_id)).size).toBe(2);
      });
    },
  );

  it.each([
    ['placed first', true],
    ['placed second', false],
  ])(
    'serve a request that joins their queues at this moment, or the copy is on its shelf and it is refused: %s',
    async (_name, placesFirst) => {
      await atEachPoint(database, async (race) => {
        const { db } = database;
        const [one, other] = await lentEditions(db, {}, {});
        const third = await buildBib(db, { work_key: one!.work_key });
        const lentThird = await buildItem(db, { bib_id: third.id, library_code: 'MAIN' });
        await buildLoan(db, { item_id: lentThird.id });
        // The queue of the copy that comes back is joined with one more, which the new request does not name.
        const before = await buildRequest(db, { bib_id: third.id, suspended_until: '2026-04-01' });
        await buildEditionsOf(db, before.id, [third.id, other!.id]);
        const reader = await buildPatron(db);
        const place = (over: Db) =>
          localIls({ db: over, clock }).requests?.place(reader.id, {
            kind: 'reservation',
            bibId: one!.id,
            otherBibIds: [other!.id],
            pickupLibrary: 'MAIN',
            contact: '',
            noticeWays: [],
            comments: '',
          }) ?? Promise.reject(new Error('no requests'));
        const comeBack = (over: Db) =>
          localIls({ db: over, clock }).desk.checkIn({
            barcode: other!.item.barcode,
            libraryCode: 'MAIN',
            staffId: 'librarian',
          });
        const outcomes = await (placesFirst ? race(place, comeBack) : race(comeBack, place));
        const [placed, back] = placesFirst ? outcomes : outcomes.toReversed();
        expect(back?.status).toBe('fulfilled');
        const rows = await db
          .selectFrom('request')
          .select(['item_id', 'bib_id'])
          .where('patron_id', '=', reader.id)
          .execute();
        if (placed?.status === 'rejected') {
          expect(placed.reason).toMatchObject({ code: 'REQUEST_EDITION_WRONG' });
          expect(rows).toEqual([]);
        } else expect(rows).toEqual([{ item_id: other!.item.id, bib_id: other!.id }]);
      });
    },
  );
});
