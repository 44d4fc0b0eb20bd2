import {
  type RequestSettings,
  requestSettingsSchema,
} from '@lectern/contracts/people/tenant/request-settings';
import type { RequestKind } from '@lectern/rules/requests/steps';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantingIls } from '../../../../ports/ils/granting-ils.ts';
import type { DeliveryAddress, NewRequest } from '../../../../ports/ils/ils-placing.ts';
import { offered } from '../../../../ports/ils/ils-world.ts';
import {
  buildFineEntry,
  buildLoan,
  buildLoanRule,
  buildPatron,
  buildRequest,
} from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { buildBib, buildItem, buildLocation } from '../../../../testing/catalogue-builders.ts';
import { deskOf } from '../../../../testing/local-systems.ts';
import { createTestClock } from '../../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { testEvents } from '../../../../testing/test-events.ts';
import { testSettings } from '../../../../testing/test-settings.ts';
import { buildTwoLibraries } from '../../../../testing/two-libraries.ts';
import { createLocalIls } from '../local-ils.ts';

const HANGZHOU: DeliveryAddress = {
  recipientName: 'Lin Daiyu',
  phone: '13800000000',
  country: 'CN',
  areaCode: '330106',
  areaNames: [],
  details: '1 West Lake Road',
  postcode: '310000',
};

type Case = Partial<NewRequest>;

describeOnBothDatabases('placing requests', 'locks', (kind) => {
  let database: TestDatabase;
  const clock = createTestClock();

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    const { db } = database;
    const now = clock.now().toISOString();
    await buildTwoLibraries(db, now);
    await buildLocation(db, { code: 'MAIN-STACK', closed_stack: 1 });
  });
  afterAll(() => database.close());

  /** The library system under a policy. */
  function library(given: Partial<RequestSettings> | object = {}) {
    const policy = { ...testSettings('alpha').policy, requests: requestSettingsSchema.parse(given) };
    const deps = { db: database.db, clock, events: testEvents };
    const ils = createLocalIls(deps, { id: TENANT, policy });
    return { ils, desk: deskOf(ils), requests: offered(grantingIls(ils).requests) };
  }

  const place = (patronId: string, bibId: string, given: Case = {}, policy: object = {}) =>
    library(policy).requests.place(patronId, {
      bibId,
      kind: 'reservation',
      pickupLibrary: 'MAIN',
      contact: '13800000000',
      noticeWays: ['inbox'],
      comments: '',
      ...given,
    });

  /** Each kind with "possible" or the code of its refusal. */
  async function possible(patronId: string, bibId: string, given: Case = {}, policy: object = {}) {
    const { options } = await library(policy).requests.options(patronId, { bibId, ...given }, [
      given.address ?? HANGZHOU,
    ]);
    return Object.fromEntries(options.map(({ kind, refusal }) => [kind, refusal?.code ?? 'possible']));
  }

  const reader = async (given: object = {}) => (await buildPatron(database.db, given)).id;
  const copy = (given: object = {}) => buildItem(database.db, given);

  /** A copy on loan to a reader who takes part in re-lending. */
  async function lentCopy(holder: object = {}, loan: object = {}) {
    const holderId = await reader({ relends: 1, ...holder });
    const item = await copy();
    await buildLoan(database.db, { patron_id: holderId, item_id: item.id, ...loan });
    return { ...item, holderId };
  }

  describe('what is possible', () => {
    it('a copy on an open shelf is fetched or sent for, and not reserved', async () => {
      const { bib_id } = await copy();
      const me = await reader();
      expect(await possible(me, bib_id)).toEqual({
        reservation: 'REQUEST_COPY_ON_SHELF',
        entrust: 'possible',
        online_loan: 'possible',
        relending: 'REQUEST_NO_LENDER',
        home_delivery: 'possible',
      });
      const { options, canFetch } = await library().requests.options(me, { bibId: bib_id }, []);
      expect(canFetch).toBe(true);
      expect(options[1]?.pickupLibraries).toEqual(['SOUTH']);
      expect(options[2]?.pickupLibraries).toEqual(['MAIN']);
      expect(await possible(me, bib_id, {}, { reservationAlways: true })).toMatchObject({
        reservation: 'possible',
      });
    });

    it('a copy of a closed stack is brought out at its own library too, and nobody walks there', async () => {
      const { bib_id } = await copy({ location_code: 'MAIN-STACK' });
      const { options, canFetch } = await library().requests.options(await reader(), { bibId: bib_id }, []);
      expect(canFetch).toBe(false);
      expect(options[1]?.pickupLibraries).toEqual(['MAIN', 'SOUTH']);
    });

    it('a copy on loan is reserved, or asked for if its reader takes part and could renew it', async () => {
      const me = await reader();
      const lent = await lentCopy();
      expect(await possible(me, lent.bib_id)).toEqual({
        reservation: 'possible',
        entrust: 'REQUEST_NOTHING_ON_SHELF',
        online_loan: 'REQUEST_NOTHING_ON_SHELF',
        relending: 'possible',
        home_delivery: 'REQUEST_NOTHING_ON_SHELF',
      });
      const noPart = await lentCopy({ relends: 0 });
      const noRenewal = await lentCopy({}, { renewals: 3 });
      const frozen = await lentCopy({ status: 'frozen' });
      const overdue = await lentCopy({}, { due_date: '2026-03-01' });
      for (const { bib_id } of [noPart, noRenewal, frozen, overdue])
        expect(await possible(me, bib_id)).toMatchObject({ relending: 'REQUEST_NO_LENDER' });
      await buildRequest(database.db, { bib_id: lent.bib_id });
      expect(await possible(me, lent.bib_id)).toMatchObject({ relending: 'REQUEST_READERS_WAIT' });
    });

    it('nothing is possible for copies that this reader may never borrow', async () => {
      const me = await reader();
      await buildLoanRule(database.db, { item_type: 'map', loanable: 0 });
      const none = await buildBib(database.db);
      const map = await copy({ item_type: 'map' });
      const missing = await copy({ status: 'missing' });
      const withdrawn = await copy({ status: 'withdrawn' });
      for (const bibId of [none.id, map.bib_id, missing.bib_id, withdrawn.bib_id])
        expect(new Set(Object.values(await possible(me, bibId)))).toEqual(new Set(['REQUEST_NO_COPY']));
      await expect(possible(me, 'nothing')).rejects.toMatchObject({ code: 'BIB_NOT_FOUND' });
      await expect(possible(me, none.id, { itemId: map.id })).rejects.toMatchObject({
        code: 'ITEM_NOT_FOUND',
      });
    });

    it('nothing is possible for a blocked reader, who hears why', async () => {
      const me = await reader();
      await buildFineEntry(database.db, { patron_id: me, amount: 5001 });
      const { bib_id } = await copy();
      expect(new Set(Object.values(await possible(me, bib_id)))).toEqual(new Set(['FINES_OVER_LIMIT']));
    });

    it('kinds that are off and places that do not serve a kind are named', async () => {
      const { bib_id } = await copy();
      const policy = {
        kinds: ['entrust', 'online_loan'],
        pickupPlaces: { entrust: [], online_loan: ['SOUTH'] },
      };
      expect(await possible(await reader(), bib_id, {}, policy)).toEqual({
        reservation: 'REQUEST_KIND_OFF',
        entrust: 'REQUEST_PLACE_NOT_SERVED',
        online_loan: 'REQUEST_PLACE_NOT_SERVED',
        relending: 'REQUEST_KIND_OFF',
        home_delivery: 'REQUEST_KIND_OFF',
      });
      await expect(
        place(await reader(), bib_id, { kind: 'entrust', pickupLibrary: 'MAIN' }),
      ).rejects.toMatchObject({ code: 'REQUEST_PLACE_NOT_SERVED' });
    });

    it('a delivery goes where the library delivers', async () => {
      const { bib_id } = await copy();
      const me = await reader();
      const area = (deliveryArea: object) => possible(me, bib_id, {}, { deliveryArea });
      expect(await area({ areaCodes: ['33'] })).toMatchObject({ home_delivery: 'possible' });
      expect(await area({ areaCodes: ['11', '3302'] })).toMatchObject({
        home_delivery: 'DELIVERY_AREA_NOT_SERVED',
      });
      expect(await area({ countries: ['FR'] })).toMatchObject({ home_delivery: 'DELIVERY_AREA_NOT_SERVED' });
      await expect(place(me, bib_id, { kind: 'home_delivery' })).rejects.toMatchObject({
        code: 'DELIVERY_ADDRESS_MISSING',
      });
    });
  });

  describe('what is placed', () => {
    it('a reservation enters the queue at once', async () => {
      const me = await reader();
      const lent = await lentCopy();
      const { id, step, contact, noticeWays } = await place(me, lent.bib_id, {
        noticeWays: ['inbox', 'sms'],
      });
      expect({ step, contact, noticeWays }).toEqual({
        step: 'reserving',
        contact: '13800000000',
        noticeWays: ['inbox', 'sms'],
      });
      const { moves } = await library().requests.find(me, id);
      expect(moves.map(({ move, mover }) => `${mover}: ${move}`)).toEqual(['clock: queue']);
    });

    it('a copy on the shelf is set aside for its request and lent to nobody else', async () => {
      const { bib_id, barcode } = await copy();
      const me = await reader();
      const { barcode: mine } = await place(me, bib_id, { kind: 'entrust', pickupLibrary: 'SOUTH' });
      expect(mine).toBe(barcode);
      const other = await reader();
      expect(await possible(other, bib_id)).toMatchObject({ reservation: 'possible' });
      const { desk, ils } = library();
      expect((await grantingIls(ils).availability([bib_id])).get(bib_id)).toMatchObject({ loanableCount: 0 });
      const lending = { barcode, libraryCode: 'MAIN' };
      await expect(desk.checkOut({ ...lending, patronId: other })).rejects.toMatchObject({
        code: 'ITEM_HELD_FOR_OTHER',
      });
      await desk.checkOut({ ...lending, patronId: me });
      expect((await library().requests.list(me, { offset: 0, limit: 9 })).requests[0]?.step).toBe('borrowed');
    });

    it.each<[RequestKind, string, readonly string[]]>([
      ['entrust', 'MAIN', ['pick', 'take', 'send', 'receive', 'keep']],
      ['online_loan', 'SOUTH', ['accept', 'pick', 'keep']],
      ['home_delivery', 'SOUTH', ['accept', 'pick']],
    ])('a scan moves a request of kind %s on', async (wished, pickupLibrary, moves) => {
      const me = await reader();
      const location_code = 'SOUTH-1';
      await buildLocation(database.db, { code: location_code, library_code: 'SOUTH' });
      const item = await copy({ library_code: 'SOUTH', location_code });
      const { id } = await place(me, item.bib_id, { kind: wished, pickupLibrary, address: HANGZHOU });
      const { desk, requests } = library();
      await desk.checkIn({ barcode: item.barcode, libraryCode: 'SOUTH' });
      if (pickupLibrary === 'MAIN') await desk.checkIn({ barcode: item.barcode, libraryCode: 'MAIN' });
      expect((await requests.find(me, id)).moves.map(({ move }) => move)).toEqual(moves);
    });

    it('a re-lending names the holder, and ends if the holder gives the copy back at the desk', async () => {
      const me = await reader();
      const lent = await lentCopy();
      const { id } = await place(me, lent.bib_id, { kind: 'relending' });
      const row = await database.db
        .selectFrom('request')
        .select(['holder_id', 'wanted_item_id', 'moves_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      // Three whole days to answer.
      expect(row).toEqual({
        holder_id: lent.holderId,
        wanted_item_id: lent.id,
        moves_at: '2026-03-05T16:00:00.000Z',
      });
      const others = async () => (await possible(await reader(), lent.bib_id)).relending;
      expect(await others()).toBe('possible');
      const accepted = { step: 'book_request_accepted' } as const;
      await database.db.updateTable('request').set(accepted).where('id', '=', id).execute();
      expect(await others()).toBe('REQUEST_NO_LENDER');
      await library().desk.checkIn({ barcode: lent.barcode, libraryCode: 'MAIN' });
      expect((await library().requests.find(me, id)).request.step).toBe('no_copy');
      const [item] = await grantingIls(library().ils).items(lent.bib_id);
      expect(item?.status).toBe('available');
    });

    it('a delivery keeps the address as it was; a reader who comes first gets the copy', async () => {
      const me = await reader();
      const item = await copy();
      const { id, address } = await place(me, item.bib_id, { kind: 'home_delivery', address: HANGZHOU });
      expect(address).toEqual(HANGZHOU);
      const { desk, requests } = library();
      await desk.checkOut({ patronId: me, barcode: item.barcode, libraryCode: 'MAIN' });
      expect((await requests.find(me, id)).request.step).toBe('cancelled');
    });

    it('the same is not asked for twice, nor what the reader has', async () => {
      const me = await reader();
      const lent = await lentCopy();
      await place(me, lent.bib_id);
      await expect(place(me, lent.bib_id)).rejects.toMatchObject({ code: 'REQUEST_ALREADY_OPEN' });
      await expect(place(lent.holderId, lent.bib_id)).rejects.toMatchObject({ code: 'REQUEST_OWN_LOAN' });
    });

    it('a volume is another wish than its neighbour, up to the quota of a bib', async () => {
      const me = await reader();
      const { id: bib_id } = await buildBib(database.db);
      for (const volume of ['1', '2', '3']) await copy({ bib_id, volume });
      const entrust = (volume: string) =>
        place(me, bib_id, { kind: 'entrust', pickupLibrary: 'SOUTH', volume }, { quotas: { perBib: 2 } });
      expect(await entrust('1')).toMatchObject({ volume: '1' });
      expect(await entrust('2')).toMatchObject({ volume: '2' });
      await expect(entrust('1')).rejects.toMatchObject({ code: 'REQUEST_ALREADY_OPEN' });
      // Volume 3 remains.
      expect(await possible(me, bib_id)).toMatchObject({ entrust: 'possible' });
      await expect(entrust('3')).rejects.toMatchObject({ code: 'REQUEST_BIB_QUOTA' });
    });
  });

  describe('quotas', () => {
    it('hold for a day and kind, and a cancelled request gives its place back only if the library says so', async () => {
      const me = await reader();
      const quotas = { perDay: { reservation: 1 } };
      const first = await lentCopy();
      const second = await lentCopy();
      const { id } = await place(me, first.bib_id, {}, { quotas });
      const refused = { code: 'REQUEST_DAY_QUOTA' };
      await expect(place(me, second.bib_id, {}, { quotas })).rejects.toMatchObject(refused);
      await library().requests.cancel(me, id);
      await expect(place(me, second.bib_id, {}, { quotas })).rejects.toMatchObject(refused);
      const generous = { quotas: { ...quotas, cancelledGivesBack: true } };
      expect(await library(generous).requests.quotas(me)).toMatchObject({
        open: 0,
        days: expect.arrayContaining([{ kind: 'reservation', limit: 1, used: 0 }]),
      });
      expect(await place(me, second.bib_id, {}, generous)).toMatchObject({ step: 'reserving' });
    });

    it('hold for a reader although several requests come at once', async () => {
      const me = await reader();
      const lent = await Promise.all([lentCopy(), lentCopy(), lentCopy()]);
      const policy = { quotas: { perReader: 2 } };
      const answers = await Promise.allSettled(lent.map(({ bib_id }) => place(me, bib_id, {}, policy)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      const refused = answers.find((answer) => answer.status === 'rejected');
      expect(refused?.reason).toMatchObject({ code: 'REQUEST_READER_QUOTA' });
    });

    it('of three readers who ask for the last two copies at once two get one', async () => {
      const { id: bib_id } = await buildBib(database.db);
      await copy({ bib_id });
      await copy({ bib_id });
      const readers = await Promise.all([reader(), reader(), reader()]);
      const answers = await Promise.allSettled(
        readers.map((me) => place(me, bib_id, { kind: 'online_loan' })),
      );
      const placed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.barcode : []));
      expect(new Set(placed).size).toBe(2);
      expect(answers.find((answer) => answer.status === 'rejected')?.reason).toMatchObject({
        code: 'REQUEST_NOTHING_ON_SHELF',
      });
    });
  });

  describe('the wait', () => {
    it('is reckoned from past loans of the title, else from the loan rule', async () => {
      const me = await reader();
      const { bib_id, id } = await lentCopy();
      await buildRequest(database.db, { bib_id });
      const wait = async () => (await library().requests.options(me, { bibId: bib_id }, [])).wait;
      // Lent 20 days ago and due in 10; then a day to fetch it and another loan of 15 to 30 days.
      const byRule = await wait();
      expect(byRule).toMatchObject({ readersBefore: 1, copies: 1, pastLoans: 0 });
      expect(byRule?.fromDays).toBeGreaterThan(16);
      expect(byRule?.toDays).toBeLessThan(42);
      for (const day of ['05', '07', '09', '11', '13']) {
        const loan = { item_id: id, bib_id, checked_out_at: '2026-01-01T02:00:00.000Z' };
        await buildLoan(database.db, { ...loan, returned_at: `2026-01-${day}T02:00:00.000Z` });
      }
      const byLoans = await wait();
      expect(byLoans).toMatchObject({ readersBefore: 1, copies: 1, pastLoans: 5 });
      expect(byLoans?.fromDays).toBeGreaterThan(14);
      expect(byLoans?.toDays).toBeLessThan(24);
    });
  });
});
