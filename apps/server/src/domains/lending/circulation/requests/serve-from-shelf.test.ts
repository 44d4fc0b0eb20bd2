import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTenantRegistry } from '../../../../platform/tenants/tenant-registry.ts';
import {
  buildLoan,
  buildLoanRule,
  buildPatron,
  buildPatronGroup,
  buildRequest,
} from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { buildBib, buildItem, buildLocation } from '../../../../testing/catalogue-builders.ts';
import { localActs, localIls } from '../../../../testing/local-systems.ts';
import { createTestClock, type TestClock } from '../../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnEachDatabase,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { testEvents } from '../../../../testing/test-events.ts';
import { testSettings } from '../../../../testing/test-settings.ts';
import { buildTwoLibraries } from '../../../../testing/two-libraries.ts';
import { createLocalIls } from '../local-ils.ts';
import { chargeReader, payBehaviours } from '../money/charge-and-pay.ts';
import { moveDueRequestsOf } from './request-clock.ts';
import { hearFreedReaders, serveFreedReaders, serveWaiting } from './serve-shelves.ts';

const STAFF = { staffId: 'librarian' };

describeOnEachDatabase('copies that stand free on their shelves', (kind) => {
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
  const tenants = () => createTenantRegistry(database.db);
  const request = async (id: string) =>
    database.db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const library = async () => {
    const tenant = await tenants().byId(TENANT);
    if (!tenant) throw new Error('no tenant');
    return tenant;
  };
  const job = async () => {
    await serveWaiting({ db: database.db, clock, events: testEvents, tenants: tenants() }, await library());
  };

  /** A title with one copy, which is set aside on its shelf for an entrust; these readers wait, in this order. */
  async function setAsideCopy(...waiting: readonly NonNullable<Parameters<typeof buildRequest>[1]>[]) {
    const { db } = database;
    const item = await buildItem(db);
    const { bib_id } = item;
    const entrust = { bib_id, kind: 'entrust', step: 'entrusting', item_id: item.id } as const;
    const first = await buildRequest(db, entrust);
    const requests = [];
    for (const [at, given] of waiting.entries()) {
      const placed_at = `2026-02-2${at + 1}T08:00:00.000Z`;
      requests.push(await buildRequest(db, { bib_id, placed_at, ...given }));
    }
    return { item, first, requests };
  }

  it('serve the next reader when the request that had one is cancelled', async () => {
    const { item, first, requests } = await setAsideCopy({}, {});
    await ils().requests?.cancel(first.patron_id, first.id);
    expect(await request(requests[0]!.id)).toMatchObject({ step: 'book_request_accepted', item_id: item.id });
    expect(await request(requests[1]!.id)).toMatchObject({ step: 'reserving', item_id: null });
  });

  it('serve the next reader when it is refused, and when it lapses', async () => {
    const refused = await setAsideCopy({});
    const refuse = { ...STAFF, libraryCode: 'MAIN', note: 'no', verb: 'refuse', step: 'entrusting' } as const;
    await ils().desk.moveRequest({ ...refuse, requestId: refused.first.id });
    expect((await request(refused.requests[0]!.id)).step).toBe('book_request_accepted');

    const lapsed = await setAsideCopy({});
    const until = { wanted_until: '2026-03-01', moves_at: '2026-03-01T16:00:00.000Z' };
    await database.db.updateTable('request').set(until).where('id', '=', lapsed.first.id).execute();
    await moveDueRequestsOf({ db: database.db, clock, events: testEvents }, await library());
    expect((await request(lapsed.first.id)).step).toBe('lapsed');
    expect((await request(lapsed.requests[0]!.id)).item_id).toBe(lapsed.item.id);
  });

  it('serve the next reader when another copy is lent to whom one was set aside for', async () => {
    const { item, first, requests } = await setAsideCopy({});
    const wanted = { wanted_item_id: item.id };
    await database.db.updateTable('request').set(wanted).where('id', '=', requests[0]!.id).execute();
    const { barcode } = await buildItem(database.db, { bib_id: item.bib_id });
    await ils().desk.checkOut({ ...STAFF, patronId: first.patron_id, barcode, libraryCode: 'MAIN' });
    expect(await request(requests[0]!.id)).toMatchObject({ step: 'book_request_accepted', item_id: item.id });
  });

  it('serve a reader whose own copy is missing', async () => {
    const { item, first } = await setAsideCopy();
    await database.db
      .updateTable('request')
      .set({ step: 'entrust_arrived' })
      .where('id', '=', first.id)
      .execute();
    const other = await buildItem(database.db, { bib_id: item.bib_id });
    await ils().desk.markItem({ ...STAFF, barcode: item.barcode, status: 'missing' });
    expect(await request(first.id)).toMatchObject({ step: 'entrusting', item_id: other.id });
  });

  it('serve a reservation at once where the library allows one, from the pickup place first', async () => {
    const { db } = database;
    const settings = testSettings('alpha');
    const requests = { ...settings.policy.requests, reservationAlways: true };
    const deps = { db, clock, events: testEvents };
    const always = createLocalIls(deps, { id: TENANT, policy: { ...settings.policy, requests } });
    const bib = await buildBib(db);
    await buildItem(db, { bib_id: bib.id, library_code: 'MAIN' });
    const south = await buildItem(db, { bib_id: bib.id, library_code: 'SOUTH' });
    const reader = await buildPatron(db);
    const placed = await always.requests?.place(reader.id, {
      kind: 'reservation',
      bibId: bib.id,
      pickupLibrary: 'SOUTH',
      contact: '',
      noticeWays: [],
      comments: '',
    });
    expect(placed).toMatchObject({ step: 'book_request_accepted' });
    const row = await db
      .selectFrom('request')
      .select('item_id')
      .where('bib_id', '=', bib.id)
      .executeTakeFirst();
    expect(row?.item_id).toBe(south.id);
  });

  it('are brought to the pickup place by the desk: picked, sent, received and kept', async () => {
    const { db } = database;
    const item = await buildItem(db, { library_code: 'SOUTH' });
    const waiting = await buildRequest(db, { bib_id: item.bib_id });
    await job();
    const move = (step: 'book_request_accepted' | 'picking_from_shelf', verb: 'pick' | 'send') =>
      ils().desk.moveRequest({
        ...STAFF,
        requestId: waiting.id,
        step,
        verb,
        libraryCode: 'SOUTH',
        note: '',
      });
    await move('book_request_accepted', 'pick');
    expect(await move('picking_from_shelf', 'send')).toMatchObject({ step: 'in_logistics' });
    await ils().desk.checkIn({ barcode: item.barcode, libraryCode: 'MAIN' });
    expect((await request(waiting.id)).step).toBe('reservation_arrived');
  });

  it('that are not found give way to the next free one, then to the queue', async () => {
    const { db } = database;
    const bib = await buildBib(db);
    const copies = [await buildItem(db, { bib_id: bib.id }), await buildItem(db, { bib_id: bib.id })];
    await buildLoan(db, { item_id: (await buildItem(db, { bib_id: bib.id })).id });
    const waiting = await buildRequest(db, { bib_id: bib.id });
    await job();
    const given = { ...STAFF, requestId: waiting.id, libraryCode: 'MAIN', note: '' };
    const seek = async () => {
      await ils().desk.moveRequest({ ...given, step: 'book_request_accepted', verb: 'pick' });
      return ils().desk.moveRequest({ ...given, step: 'picking_from_shelf', verb: 'not_found' });
    };
    const [first, second] = copies.map(({ barcode }) => barcode).sort();
    expect(await seek()).toEqual({ step: 'book_request_accepted', barcode: second });
    expect(await seek()).toEqual({ step: 'reserving', barcode: '' });
    expect(await ils().desk.item(first!)).toMatchObject({ status: 'missing', waiting: 1 });
  });

  it('serve in the order of the queue, and pass over who is blocked, suspended or may not borrow them', async () => {
    const { db } = database;
    const frozen = await buildPatron(db, { status: 'frozen' });
    await buildLoanRule(db, { patron_group: 'guests', loanable: 0 });
    const guest = await buildPatron(db, { patron_group: 'guests' });
    const item = await buildItem(db);
    const { bib_id } = item;
    const asked = (day: number, given: object) =>
      buildRequest(db, { bib_id, placed_at: `2026-02-0${day}T08:00:00.000Z`, ...given });
    const blocked = await asked(1, { patron_id: frozen.id });
    await asked(2, { suspended_until: '2026-03-03' });
    await asked(3, { patron_id: guest.id });
    await asked(4, { volume: '7' });
    const later = await asked(5, {});
    const preferred = await asked(6, { priority: 1 });
    await job();
    expect((await request(preferred.id)).item_id).toBe(item.id);
    expect((await request(later.id)).step).toBe('reserving');
    await db.updateTable('patron').set({ status: 'normal' }).where('id', '=', frozen.id).execute();
    const second = await buildItem(db, { bib_id });
    await job();
    expect((await request(blocked.id)).item_id).toBe(second.id);
  });

  /** What the consumers of events do when a reader may borrow again. */
  async function hearFreed(): Promise<void> {
    const heard = database.db.deleteFrom('outbox_event').where('consumer', '=', hearFreedReaders.name);
    const subjects = (await heard.returning('subject_id').execute()).map(({ subject_id }) => subject_id);
    await serveFreedReaders(
      { db: database.db, clock, events: testEvents, tenants: tenants() },
      TENANT,
      subjects,
    );
  }

  describe('serve at once, without waiting for the job,', () => {
    it('a reader whose account is open again', async () => {
      const patron = await buildPatron(database.db, { status: 'frozen' });
      const item = await buildItem(database.db);
      const waiting = await buildRequest(database.db, { bib_id: item.bib_id, patron_id: patron.id });
      await ils().readers?.change(patron.id, { frozen: false }, async () => {});
      await hearFreed();
      expect((await request(waiting.id)).item_id).toBe(item.id);
    });

    it('a reader who comes into a group that may borrow', async () => {
      await buildPatronGroup(database.db);
      await buildLoanRule(database.db, { patron_group: 'visitors', loanable: 0 });
      const patron = await buildPatron(database.db, { patron_group: 'visitors' });
      const item = await buildItem(database.db);
      const waiting = await buildRequest(database.db, { bib_id: item.bib_id, patron_id: patron.id });
      await ils().readers?.change(patron.id, { patronGroup: 'undergraduate' }, async () => {});
      await hearFreed();
      expect((await request(waiting.id)).item_id).toBe(item.id);
    });

    it('a reader who pays what forbade to borrow', async () => {
      const patron = await buildPatron(database.db);
      const charged = { patronId: patron.id, amount: 99_000, note: 'Card', staffId: 'librarian' };
      const behaviour = await chargeReader(database.db, localActs({ clock }), charged);
      if (isRefusal(behaviour)) throw new Error('the reader is charged');
      const item = await buildItem(database.db);
      const waiting = await buildRequest(database.db, { bib_id: item.bib_id, patron_id: patron.id });
      await job();
      expect((await request(waiting.id)).item_id).toBeNull();
      const { patronId, amount, staffId } = charged;
      const behaviourIds = [behaviour.behaviourId];
      const money = { patronId, behaviourIds, amount, method: 'cash', staffId } as const;
      await payBehaviours(database.db, localActs({ clock }), money);
      await hearFreed();
      expect((await request(waiting.id)).item_id).toBe(item.id);
    });
  });

  it('stay where they are on reference shelves, on hold shelves, on loan or set aside already', async () => {
    const { db } = database;
    const bib = await buildBib(db);
    const bib_id = bib.id;
    await buildLocation(db, { code: 'READING', library_code: 'MAIN', reference_only: 1 });
    await buildItem(db, { bib_id, location_code: 'READING' });
    await buildItem(db, { bib_id, status: 'on_hold_shelf' });
    await buildItem(db, { bib_id, status: 'repair' });
    await buildLoan(db, { item_id: (await buildItem(db, { bib_id })).id });
    const aside = await buildItem(db, { bib_id });
    await buildRequest(db, { bib_id, kind: 'entrust', step: 'entrusting', item_id: aside.id });
    const waiting = await buildRequest(db, { bib_id });
    await job();
    expect(await request(waiting.id)).toMatchObject({ step: 'reserving', item_id: null });
  });

  it('serve a reader who takes a suspended request up again', async () => {
    const item = await buildItem(database.db);
    const suspended = { bib_id: item.bib_id, suspended_until: '2026-04-01' };
    const waiting = await buildRequest(database.db, suspended);
    await job();
    expect((await request(waiting.id)).item_id).toBeNull();
    await ils().requests?.suspend?.(waiting.patron_id, waiting.id, null);
    expect((await request(waiting.id)).item_id).toBe(item.id);
  });

  it('are set aside once, whoever looks at the same time', async () => {
    const { db } = database;
    const item = await buildItem(db);
    const { bib_id } = item;
    const requests = [
      await buildRequest(db, { bib_id, placed_at: '2026-02-01T08:00:00.000Z' }),
      await buildRequest(db, { bib_id, placed_at: '2026-02-02T08:00:00.000Z' }),
    ];
    const other = await buildPatron(db);
    const lend = ils()
      .desk.checkOut({ ...STAFF, patronId: other.id, barcode: item.barcode, libraryCode: 'MAIN' })
      .catch(() => undefined);
    await Promise.all([job(), job(), lend, job()]);
    expect((await request(requests[0]!.id)).item_id).toBe(item.id);
    expect((await request(requests[1]!.id)).item_id).toBeNull();
    const moves = db.selectFrom('request_move').select('move').where('request_id', '=', requests[0]!.id);
    expect(await moves.execute()).toEqual([{ move: 'set_aside' }]);
  });
});
