import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectCode } from '../../../../ports/ils/ils-world.ts';
import { buildRequest } from '../../../../testing/builders.ts';
import { buildBib, buildItem } from '../../../../testing/catalogue-builders.ts';
import { localIls } from '../../../../testing/local-systems.ts';
import { createTestClock } from '../../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnEachDatabase,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { buildTwoLibraries } from '../../../../testing/two-libraries.ts';

type Given = NonNullable<Parameters<typeof buildRequest>[1]>;
type Move = Parameters<ReturnType<typeof localIls>['desk']['moveRequest']>[0];

describeOnEachDatabase('the queues of the desk', (kind) => {
  const clock = createTestClock();
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await buildTwoLibraries(database.db);
  });
  afterAll(() => database.close());

  const desk = () => localIls({ db: database.db, clock }).desk;
  const move = (requestId: string, step: Move['step'], verb: Move['verb'], libraryCode = 'MAIN') =>
    desk().moveRequest({ staffId: 'librarian', requestId, step, verb, libraryCode, note: '' });

  /** A copy in SOUTH and a request for it, fetched in MAIN unless told. */
  async function wanted(given: Given, callNumber?: string) {
    const bib = await buildBib(database.db);
    const item = await buildItem(database.db, {
      bib_id: bib.id,
      library_code: 'SOUTH',
      location_code: 'SOUTH-1',
      ...(callNumber !== undefined && { call_number: callNumber }),
    });
    const request = await buildRequest(database.db, { bib_id: bib.id, item_id: item.id, ...given });
    return { item, request };
  }

  it('lead an entrusted copy from its shelf to the pickup place', async () => {
    const { item, request } = await wanted({ kind: 'entrust', step: 'entrusting' });
    await move(request.id, 'entrusting', 'pick', 'SOUTH');
    await move(request.id, 'picking_from_shelf', 'take', 'SOUTH');
    expect(await desk().item(item.barcode)).toMatchObject({ status: 'in_transit' });
    await move(request.id, 'entrusted_book_taken', 'send', 'SOUTH');
    await move(request.id, 'in_logistics', 'receive');
    expect(await move(request.id, 'logistics_received', 'keep')).toEqual({
      step: 'entrust_arrived',
      barcode: item.barcode,
    });
    expect(await desk().item(item.barcode)).toMatchObject({
      status: 'on_hold_shelf',
      request: { id: request.id, keptUntil: '2026-03-09' },
    });
  });

  it('are left behind by a scan, which makes the same moves', async () => {
    const { item, request } = await wanted({ kind: 'entrust', step: 'entrusting' });
    await desk().checkIn({ barcode: item.barcode, libraryCode: 'SOUTH' });
    expect((await desk().item(item.barcode)).request).toMatchObject({ step: 'in_logistics' });
    await desk().checkIn({ barcode: item.barcode, libraryCode: 'MAIN' });
    expect((await desk().item(item.barcode)).request).toMatchObject({
      id: request.id,
      step: 'entrust_arrived',
    });
  });

  it('send a parcel to its address as a loan, and check it when it is back', async () => {
    const address = { recipientName: 'Ada', details: '4 Lantern Row', areaNames: [] };
    const { item, request } = await wanted({
      kind: 'home_delivery',
      step: 'book_request_launched',
      address: JSON.stringify(address),
    });
    const toAnswer = { list: 'to_answer', libraryCode: 'SOUTH', here: true, offset: 0, limit: 100 } as const;
    const { requests } = await desk().listRequests(toAnswer);
    expect(requests.find(({ id }) => id === request.id)).toMatchObject({ address });
    await move(request.id, 'book_request_launched', 'accept');
    await move(request.id, 'book_request_accepted', 'pick');
    await move(request.id, 'picking_from_shelf', 'lend');
    await move(request.id, 'borrowed', 'send');
    expect(await desk().item(item.barcode)).toMatchObject({
      status: 'on_loan',
      request: { step: 'in_logistics' },
    });
    await desk().checkIn({ barcode: item.barcode, libraryCode: 'SOUTH' });
    expect(await desk().item(item.barcode)).toMatchObject({ status: 'available' });
    const { step } = await database.db
      .selectFrom('request')
      .select('step')
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow();
    expect(step).toBe('on_shelf');
  });

  it('end a delivery whose parcel is unpacked again', async () => {
    const { item, request } = await wanted({ kind: 'home_delivery', step: 'picking_from_shelf' });
    await move(request.id, 'picking_from_shelf', 'lend');
    await desk().checkIn({ barcode: item.barcode, libraryCode: 'SOUTH' });
    const after = await desk().item(item.barcode);
    expect(after).toMatchObject({ status: 'available' });
    expect(after.request).toBeUndefined();
    await expectCode(move(request.id, 'borrowed', 'send'), 'REQUEST_MOVED_ON');
  });

  it('refuse a request that moved on, a move that its way does not have, and one that nobody made', async () => {
    const { request } = await wanted({ kind: 'entrust', step: 'picking_from_shelf' });
    await expectCode(move(request.id, 'entrusting', 'pick'), 'REQUEST_MOVED_ON');
    await expectCode(move(request.id, 'picking_from_shelf', 'accept'), 'REQUEST_MOVE_IMPOSSIBLE');
    await expectCode(move('nothing', 'entrusting', 'pick'), 'REQUEST_NOT_FOUND');
  });

  it('list what is to be picked in the order of the shelf, with what can be done', async () => {
    const place = { libraryCode: 'SOUTH', here: true };
    const before = await desk().countRequests(place);
    const kinds = { kind: 'online_loan', step: 'book_request_accepted', pickup_library: 'SOUTH' } as const;
    const late = await wanted(kinds, 'QA76.73 .J38');
    const early = await wanted(kinds, 'QA9 .S1');
    expect((await desk().countRequests(place)).to_pick).toBe(before.to_pick + 2);
    const { requests } = await desk().listRequests({ ...place, list: 'to_pick', offset: 0, limit: 100 });
    const ids = requests.map(({ id }) => id);
    expect(ids.indexOf(early.request.id)).toBeLessThan(ids.indexOf(late.request.id));
    expect(requests.find(({ id }) => id === early.request.id)).toMatchObject({
      copy: { barcode: early.item.barcode, callNumber: 'QA9 .S1' },
      verbs: ['pick', 'refuse'],
    });
  });

  it('list a copy to be picked where it stands, and not where it is fetched by its reader', async () => {
    const { request } = await wanted({ kind: 'entrust', step: 'entrusting' });
    const listed = async (libraryCode: string) => {
      const place = { libraryCode, here: true, list: 'to_pick', offset: 0, limit: 100 } as const;
      return (await desk().listRequests(place)).requests.some(({ id }) => id === request.id);
    };
    expect(await listed('SOUTH')).toBe(true);
    expect(await listed('MAIN')).toBe(false);
  });

  it('list what is under way and since when', async () => {
    const { item } = await wanted({ kind: 'entrust', step: 'entrusted_book_taken' });
    await desk().checkIn({ barcode: item.barcode, libraryCode: 'SOUTH' });
    const transit = await desk().listItems({
      status: 'in_transit',
      libraryCode: 'MAIN',
      offset: 0,
      limit: 100,
    });
    expect(transit.items.find(({ id }) => id === item.id)).toMatchObject({
      statusSince: clock.now().toISOString(),
      request: { pickupLibrary: 'MAIN' },
    });
  });
});
