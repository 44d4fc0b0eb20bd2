import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTenantRegistry } from '../../../../platform/tenants/tenant-registry.ts';
import {
  buildClosedDays,
  buildFineEntry,
  buildLoan,
  buildLoanRule,
  buildPatron,
  buildRequest,
} from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { buildBib, buildItem } from '../../../../testing/catalogue-builders.ts';
import { localIls } from '../../../../testing/local-systems.ts';
import { createTestClock, type TestClock } from '../../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { testEvents } from '../../../../testing/test-events.ts';
import { buildTwoLibraries } from '../../../../testing/two-libraries.ts';
import { moveDueRequestsOf } from './request-clock.ts';

type Reservation = NonNullable<Parameters<typeof buildRequest>[1]>;

describeOnBothDatabases('requests of the portal’s own circulation', 'locks', (kind) => {
  let database: TestDatabase;
  let clock: TestClock;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await buildTwoLibraries(database.db, createTestClock().now().toISOString());
  });
  beforeEach(() => {
    clock = createTestClock();
  });
  afterAll(() => database.close());

  /** A copy on loan of a title for which these readers wait, in the order in which they are given. */
  async function wantedCopy(...waiting: readonly Reservation[]) {
    const { db } = database;
    const bib = await buildBib(db);
    const item = await buildItem(db, { bib_id: bib.id });
    await buildLoan(db, { item_id: item.id });
    const requests = [];
    for (const [at, given] of waiting.entries()) {
      const placed_at = `2026-02-2${at}T08:00:00.000Z`;
      requests.push(await buildRequest(db, { bib_id: bib.id, placed_at, ...given }));
    }
    return { bib, item, requests };
  }

  const takeBack = (barcode: string, libraryCode = 'MAIN') =>
    localIls({ db: database.db, clock }).desk.checkIn({ barcode, libraryCode });

  const lend = (patronId: string, barcode: string, libraryCode = 'MAIN') =>
    localIls({ db: database.db, clock }).desk.checkOut({ patronId, barcode, libraryCode });

  const stepOf = async (id: string) => {
    const query = database.db.selectFrom('request').selectAll().where('id', '=', id);
    return (await query.executeTakeFirstOrThrow()).step;
  };

  const movesOf = async (id: string) => {
    const query = database.db.selectFrom('request_move').selectAll().where('request_id', '=', id);
    return (await query.orderBy('id').execute()).map(({ move, step, mover }) => `${mover}: ${move}, ${step}`);
  };

  const placeOf = async (id: string) => {
    const query = database.db.selectFrom('item').select('status').where('id', '=', id);
    return (await query.executeTakeFirstOrThrow()).status;
  };

  const look = async () => {
    const tenant = await createTenantRegistry(database.db).byId(TENANT);
    if (tenant) await moveDueRequestsOf({ db: database.db, clock, events: testEvents }, tenant);
  };

  it('a higher priority is served first, then who asked first', async () => {
    const { item, requests } = await wantedCopy({}, { priority: 5 }, { priority: 5 });
    expect(await takeBack(item.barcode)).toMatchObject({ keptForHold: requests[1]?.id });
  });

  it('a blocked reader is passed over and keeps the place', async () => {
    const frozen = await buildPatron(database.db, { status: 'frozen' });
    const owing = await buildPatron(database.db);
    await buildFineEntry(database.db, { patron_id: owing.id, amount: 5001 });
    const { item, requests } = await wantedCopy({ patron_id: frozen.id }, { patron_id: owing.id }, {});
    expect(await takeBack(item.barcode)).toMatchObject({ keptForHold: requests[2]?.id });
    expect(await stepOf(requests[0]!.id)).toBe('reserving');
    await database.db.updateTable('patron').set({ status: 'normal' }).where('id', '=', frozen.id).execute();
    await lend(requests[2]!.patron_id, item.barcode);
    expect(await takeBack(item.barcode)).toMatchObject({ keptForHold: requests[0]?.id });
  });

  it('a suspended request is passed over until its day', async () => {
    const { item, requests } = await wantedCopy({ suspended_until: '2026-03-03' }, {});
    expect(await takeBack(item.barcode)).toMatchObject({ keptForHold: requests[1]?.id });
    await lend(requests[1]!.patron_id, item.barcode);
    clock.advance(24 * 60 * 60);
    expect(await takeBack(item.barcode)).toMatchObject({ keptForHold: requests[0]?.id });
  });

  it('a copy serves who waits for its volume or for any, and whose group may borrow it', async () => {
    await buildLoanRule(database.db, { patron_group: 'visitors', loanable: 0 });
    const visitor = await buildPatron(database.db, { patron_group: 'visitors' });
    const { item, requests } = await wantedCopy(
      { volume: '2' },
      { patron_id: visitor.id },
      { wanted_item_id: (await buildItem(database.db)).id },
      {},
    );
    expect(await takeBack(item.barcode)).toMatchObject({ keptForHold: requests[3]?.id });
  });

  it('a copy that comes back elsewhere goes to the pickup place, each step told in order', async () => {
    const { item, requests } = await wantedCopy({});
    const { id } = requests[0]!;
    await takeBack(item.barcode, 'SOUTH');
    expect(await stepOf(id)).toBe('in_logistics');
    expect(await placeOf(item.id)).toBe('in_transit');
    await takeBack(item.barcode, 'MAIN');
    expect(await placeOf(item.id)).toBe('on_hold_shelf');
    expect(await movesOf(id)).toEqual([
      'desk: send, in_logistics',
      'desk: receive, logistics_received',
      'desk: keep, reservation_arrived',
    ]);
  });

  it('a volume goes by single-volume transfer', async () => {
    const { item, requests } = await wantedCopy({ volume: '3' });
    await database.db.updateTable('item').set({ volume: '3' }).where('id', '=', item.id).execute();
    await takeBack(item.barcode, 'SOUTH');
    expect(await stepOf(requests[0]!.id)).toBe('single_volume_transfer');
  });

  it('a copy under way is lent to its reader where it is, and to nobody else', async () => {
    const { item, requests } = await wantedCopy({});
    await takeBack(item.barcode, 'SOUTH');
    const other = await buildPatron(database.db);
    await expect(lend(other.id, item.barcode, 'SOUTH')).rejects.toMatchObject({ code: 'ITEM_NOT_AVAILABLE' });
    await lend(requests[0]!.patron_id, item.barcode, 'SOUTH');
    expect(await stepOf(requests[0]!.id)).toBe('borrowed');
  });

  it('a loan of another copy fulfils a request whose copy is under way; that copy serves the next reader', async () => {
    const { bib, item, requests } = await wantedCopy({}, {});
    await takeBack(item.barcode, 'SOUTH');
    const second = await buildItem(database.db, { bib_id: bib.id });
    await takeBack(second.barcode);
    const third = await buildItem(database.db, { bib_id: bib.id });
    await lend(requests[0]!.patron_id, third.barcode);
    expect(await stepOf(requests[0]!.id)).toBe('borrowed');
    await takeBack(item.barcode, 'MAIN');
    expect(await placeOf(item.id)).toBe('available');
    expect(await stepOf(requests[1]!.id)).toBe('reservation_arrived');
  });

  it('a copy is kept for the days of the policy and over closed days, to the end of the last one', async () => {
    const { item, requests } = await wantedCopy({}, {});
    await buildClosedDays(database.db, ['2026-03-09']);
    await takeBack(item.barcode);
    const kept = await database.db
      .selectFrom('request')
      .select(['kept_until', 'moves_at'])
      .where('id', '=', requests[0]!.id)
      .executeTakeFirstOrThrow();
    // The day after, in Shanghai.
    expect(kept).toEqual({ kept_until: '2026-03-10', moves_at: '2026-03-10T16:00:00.000Z' });
    clock.set('2026-03-10T15:59:59.000Z');
    await look();
    expect(await stepOf(requests[0]!.id)).toBe('reservation_arrived');
    clock.set('2026-03-10T16:00:00.000Z');
    await look();
    expect(await stepOf(requests[0]!.id)).toBe('awaiting_return_to_stock');
    await expect(lend(requests[0]!.patron_id, item.barcode)).rejects.toMatchObject({
      code: 'ITEM_HELD_FOR_OTHER',
    });
    expect(await takeBack(item.barcode)).toMatchObject({ keptForHold: requests[1]?.id });
    expect(await stepOf(requests[0]!.id)).toBe('on_shelf');
    expect(await movesOf(requests[0]!.id)).toEqual([
      'desk: keep, reservation_arrived',
      'clock: expire, awaiting_return_to_stock',
      'desk: restock, on_shelf',
    ]);
  });

  it('a copy that nobody fetched and nobody else waits for is lent to whoever comes', async () => {
    const { item, requests } = await wantedCopy({});
    await takeBack(item.barcode);
    clock.advance(30 * 24 * 60 * 60);
    await look();
    await lend((await buildPatron(database.db)).id, item.barcode);
    await takeBack(item.barcode);
    expect(await stepOf(requests[0]!.id)).toBe('on_shelf');
    expect(await placeOf(item.id)).toBe('available');
  });

  it('a copy that its holder gives back at the desk is re-lent to nobody, and serves the queue', async () => {
    const { item, requests } = await wantedCopy({});
    const relending = { kind: 'relending', step: 'book_request_accepted' } as const;
    const asked = await buildRequest(database.db, { ...relending, wanted_item_id: item.id });
    expect(await takeBack(item.barcode)).toMatchObject({ keptForHold: requests[0]?.id });
    expect(await stepOf(asked.id)).toBe('no_copy');
  });

  it('a loan of another copy fulfils a reservation, and no re-lending that its reader asked for too', async () => {
    const { bib, requests } = await wantedCopy({});
    const { patron_id } = requests[0]!;
    const asked = await buildRequest(database.db, {
      kind: 'relending',
      step: 'book_request_launched',
      bib_id: bib.id,
      patron_id,
      placed_at: '2026-02-01T08:00:00.000Z',
    });
    await lend(patron_id, (await buildItem(database.db, { bib_id: bib.id })).barcode);
    expect(await stepOf(requests[0]!.id)).toBe('borrowed');
    expect(await stepOf(asked.id)).toBe('book_request_launched');
  });

  it('a request lapses after the last day on which its reader needs it', async () => {
    const moves_at = '2026-03-05T00:00:00.000Z';
    const { requests } = await wantedCopy({ wanted_until: '2026-03-05', moves_at });
    clock.set('2026-03-05T08:00:00.000Z');
    await look();
    expect(await stepOf(requests[0]!.id)).toBe('reserving');
    clock.set('2026-03-05T16:00:00.000Z');
    await look();
    expect(await stepOf(requests[0]!.id)).toBe('lapsed');
  });

  it('a kept copy whose request was cancelled serves the next reader when it is scanned', async () => {
    const { item, requests } = await wantedCopy({}, {});
    await takeBack(item.barcode);
    const ils = localIls({ db: database.db, clock });
    await ils.requests?.cancel(requests[0]!.patron_id, requests[0]!.id);
    expect(await placeOf(item.id)).toBe('on_hold_shelf');
    expect(await takeBack(item.barcode)).toMatchObject({ keptForHold: requests[1]?.id });
    expect(await stepOf(requests[0]!.id)).toBe('cancelled');
  });

  it('the clock moves a request once, however many processes look at it', async () => {
    const { item, requests } = await wantedCopy({});
    await takeBack(item.barcode);
    clock.advance(30 * 24 * 60 * 60);
    await Promise.all([look(), look(), look()]);
    expect((await movesOf(requests[0]!.id)).filter((move) => move.startsWith('clock'))).toHaveLength(1);
  });
});
