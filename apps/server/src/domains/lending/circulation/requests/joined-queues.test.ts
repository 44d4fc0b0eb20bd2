import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../../platform/db/ids.ts';
import { createTenantRegistry } from '../../../../platform/tenants/tenant-registry.ts';
import { buildEditionsOf, buildLoan, buildPatron, buildRequest } from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { buildBib, buildItem } from '../../../../testing/catalogue-builders.ts';
import { localIls } from '../../../../testing/local-systems.ts';
import { createTestClock, type TestClock } from '../../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnEachDatabase,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { testEvents } from '../../../../testing/test-events.ts';
import { buildTwoLibraries } from '../../../../testing/two-libraries.ts';
import { moveDueRequestsOf } from './request-clock.ts';
import { serveFreedReaders, serveWaiting } from './serve-shelves.ts';
import { replaceWithdrawnCopies } from './withdrawn-copies.ts';

const STAFF = { staffId: 'librarian', libraryCode: 'MAIN' };

type Row = NonNullable<Parameters<typeof buildRequest>[1]>;

/** A request for two editions, each of which has one copy. */
type Scene = Awaited<ReturnType<typeof buildScene>>;

async function buildScene(db: TestDatabase['db']) {
  const work_key = newId();
  const [one, other] = [await buildBib(db, { work_key }), await buildBib(db, { work_key })];
  const itemOfOne = await buildItem(db, { bib_id: one.id });
  const itemOfOther = await buildItem(db, { bib_id: other.id });
  return { one: { ...one, item: itemOfOne }, other: { ...other, item: itemOfOther } };
}

describeOnEachDatabase('a copy that is free for a request for several editions', (kind) => {
  let database: TestDatabase;
  let clock: TestClock;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await buildTwoLibraries(database.db);
  });
  beforeEach(() => {
    clock = createTestClock();
  });
  afterAll(() => database.close());

  const ils = () => localIls({ db: database.db, clock });
  const deps = () => ({
    db: database.db,
    clock,
    events: testEvents,
    tenants: createTenantRegistry(database.db),
  });
  async function tenant() {
    const found = await deps().tenants.byId(TENANT);
    if (!found) throw new Error('no tenant');
    return found;
  }
  const clockMoves = async () => moveDueRequestsOf(deps(), await tenant());

  /** A request that is chosen from the first edition and waits for both, or has what is given. */
  async function asksForEither({ one, other }: Scene, given: Row = {}) {
    const request = await buildRequest(database.db, { bib_id: one.id, ...given });
    await buildEditionsOf(database.db, request.id, [one.id, other.id]);
    return request;
  }

  /** The copy of the first edition waits on the hold shelf for a request for both; that of the other stands on its shelf. */
  async function keptFromFirst(scene: Scene) {
    await database.db
      .updateTable('item')
      .set({ status: 'on_hold_shelf' })
      .where('id', '=', scene.one.item.id)
      .execute();
    return asksForEither(scene, {
      step: 'reservation_arrived',
      item_id: scene.one.item.id,
      kept_until: '2026-03-09',
    });
  }

  /** Both copies are elsewhere: the first is lent, the other is set aside for another reader's request. The request for both waits. */
  async function waitsBehind(scene: Scene, given: Row = {}) {
    await buildLoan(database.db, { item_id: scene.one.item.id });
    const waiting = await asksForEither(scene);
    const before = await buildRequest(database.db, {
      bib_id: scene.other.id,
      kind: 'entrust',
      step: 'entrusting',
      item_id: scene.other.item.id,
      ...given,
    });
    return { waiting, before };
  }

  /** The copy of the first edition is lent. The other stands free, and the request for both waits. */
  async function passedOver(scene: Scene, given: Row = {}) {
    await buildLoan(database.db, { item_id: scene.one.item.id });
    return asksForEither(scene, given);
  }

  it.each<[string, (scene: Scene) => Promise<{ readonly id: string }>]>([
    [
      'when the copy that was kept for it is missing',
      async (scene) => {
        const request = await keptFromFirst(scene);
        await ils().desk.markItem({ ...STAFF, barcode: scene.one.item.barcode, status: 'missing' });
        return request;
      },
    ],
    [
      'when the desk does not find the copy that was kept for it',
      async (scene) => {
        const request = await keptFromFirst(scene);
        await ils().desk.moveRequest({
          ...STAFF,
          requestId: request.id,
          step: 'reservation_arrived',
          verb: 'not_found',
          note: '',
        });
        return request;
      },
    ],
    [
      'when the desk lends the copy that was kept for it to another reader',
      async (scene) => {
        const request = await keptFromFirst(scene);
        const other = await buildPatron(database.db);
        await ils().desk.checkOut({
          ...STAFF,
          patronId: other.id,
          barcode: scene.one.item.barcode,
          override: 'promised',
          overrideHold: true,
        });
        return request;
      },
    ],
    [
      'when the return that served it is undone',
      async (scene) => {
        await buildLoan(database.db, { item_id: scene.one.item.id });
        const otherLoan = await buildLoan(database.db, { item_id: scene.other.item.id });
        const request = await asksForEither(scene);
        await ils().desk.checkIn({ ...STAFF, barcode: scene.one.item.barcode });
        await ils().desk.checkIn({ ...STAFF, staffId: 'colleague', barcode: scene.other.item.barcode });
        expect(otherLoan.bib_id).toBe(scene.other.id);
        await ils().desk.undo({ staffId: 'librarian' });
        return request;
      },
    ],
    [
      'when a file takes the copy that was kept for it away',
      async (scene) => {
        const request = await keptFromFirst(scene);
        await database.db
          .updateTable('item')
          .set({ status: 'withdrawn' })
          .where('id', '=', scene.one.item.id)
          .execute();
        await replaceWithdrawnCopies(deps(), TENANT, [scene.one.id]);
        return request;
      },
    ],
    [
      'when the clock ends its pause',
      async (scene) => {
        const request = await passedOver(scene, {
          suspended_until: '2026-03-02',
          moves_at: '2026-03-01T16:00:00.000Z',
        });
        await clockMoves();
        return request;
      },
    ],
    [
      'when its reader ends its pause',
      async (scene) => {
        const request = await passedOver(scene, { suspended_until: '2026-04-01' });
        await ils().requests?.suspend?.(request.patron_id, request.id, null);
        return request;
      },
    ],
    [
      'when its reader may borrow again',
      async (scene) => {
        const request = await passedOver(scene);
        await serveFreedReaders(deps(), TENANT, [request.patron_id]);
        return request;
      },
    ],
    [
      'when its reader chooses another pickup place',
      async (scene) => {
        const request = await passedOver(scene);
        await ils().requests?.change?.(request.patron_id, request.id, { pickupLibrary: 'SOUTH' });
        return request;
      },
    ],
    [
      'when a file or the desk adds it, or gives it to its edition',
      async (scene) => {
        const request = await passedOver(scene);
        await serveWaiting(deps(), await tenant(), { bibIds: [scene.other.id] });
        return request;
      },
    ],
    [
      'when the request that had it is cancelled',
      async (scene) => {
        const { waiting, before } = await waitsBehind(scene);
        await ils().requests?.cancel(before.patron_id, before.id);
        return waiting;
      },
    ],
    [
      'when the request that had it is refused',
      async (scene) => {
        const { waiting, before } = await waitsBehind(scene);
        await ils().desk.moveRequest({
          ...STAFF,
          requestId: before.id,
          step: 'entrusting',
          verb: 'refuse',
          note: 'no',
        });
        return waiting;
      },
    ],
    [
      'when the request that had it lapses',
      async (scene) => {
        const lapses = { wanted_until: '2026-03-01', moves_at: '2026-03-01T16:00:00.000Z' };
        const { waiting } = await waitsBehind(scene, lapses);
        await clockMoves();
        return waiting;
      },
    ],
    [
      'when the reader for whom it was set aside borrows a third edition',
      async (scene) => {
        const { db } = database;
        const { waiting, before } = await waitsBehind(scene, {
          step: 'book_request_accepted',
          kind: 'reservation',
        });
        const third = await buildBib(db);
        const copy = await buildItem(db, { bib_id: third.id });
        await buildEditionsOf(db, before.id, [scene.other.id, third.id]);
        await ils().desk.checkOut({ ...STAFF, patronId: before.patron_id, barcode: copy.barcode });
        return waiting;
      },
    ],
    [
      'when it comes back',
      async (scene) => {
        const waiting = await passedOver(scene);
        await buildLoan(database.db, { item_id: scene.other.item.id });
        await ils().desk.checkIn({ ...STAFF, barcode: scene.other.item.barcode });
        return waiting;
      },
    ],
    [
      'when the loan of it is undone',
      async (scene) => {
        const reader = await buildPatron(database.db);
        await ils().desk.checkOut({ ...STAFF, patronId: reader.id, barcode: scene.other.item.barcode });
        const waiting = await passedOver(scene);
        await ils().desk.undo({ staffId: 'librarian' });
        return waiting;
      },
    ],
  ])('serves it %s', async (_when, act) => {
    const scene = await buildScene(database.db);
    const { id } = await act(scene);
    const request = await database.db
      .selectFrom('request')
      .select(['bib_id', 'item_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(request).toEqual({ bib_id: scene.other.id, item_id: scene.other.item.id });
    const changed = await database.db
      .selectFrom('outbox_event')
      .select('subject_id')
      .where('topic', '=', 'bib.changed')
      .where('subject_id', '=', scene.other.id)
      .execute();
    expect(changed.length).toBeGreaterThan(0);
  });

  it('serves a chain of requests: who leaves an edition to others, and who waits for that one', async () => {
    const { db } = database;
    const scene = await buildScene(db);
    const request = await keptFromFirst(scene);
    const last = await buildBib(db);
    const copyOfLast = await buildItem(db, { bib_id: last.id });
    await buildRequest(db, {
      bib_id: scene.other.id,
      kind: 'entrust',
      step: 'entrusting',
      item_id: scene.other.item.id,
    });
    // Joins the queues: a copy of the last edition serves it, and not the first request.
    const joins = await buildRequest(db, { bib_id: scene.other.id, placed_at: '2026-02-21T08:00:00.000Z' });
    await buildEditionsOf(db, joins.id, [scene.other.id, last.id]);
    await ils().desk.markItem({ ...STAFF, barcode: scene.one.item.barcode, status: 'missing' });
    const rows = await db
      .selectFrom('request')
      .select(['id', 'item_id'])
      .where('id', 'in', [request.id, joins.id])
      .execute();
    expect(new Map(rows.map(({ id, item_id }) => [id, item_id]))).toEqual(
      new Map([
        [request.id, null],
        [joins.id, copyOfLast.id],
      ]),
    );
  });
});
