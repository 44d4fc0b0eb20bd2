import type { Client } from '@lectern/contracts/kernel/client';
import { askHolder } from '@lectern/contracts/lending/requests/ask-holder';
import { checkRequestAccount } from '@lectern/contracts/lending/requests/check-request-account';
import { entrustFromLocation } from '@lectern/contracts/lending/requests/entrust-from-location';
import { getDayQuotas } from '@lectern/contracts/lending/requests/get-day-quotas';
import { getItemTakeLocations } from '@lectern/contracts/lending/requests/get-item-take-locations';
import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { getRequestOptions } from '@lectern/contracts/lending/requests/get-request-options';
import { listCallNumberLocations } from '@lectern/contracts/lending/requests/list-call-number-locations';
import { listEntrustLocations } from '@lectern/contracts/lending/requests/list-entrust-locations';
import { listRequestCallNumbers } from '@lectern/contracts/lending/requests/list-request-call-numbers';
import { listRequestVolumes } from '@lectern/contracts/lending/requests/list-request-volumes';
import { listRequestableItems } from '@lectern/contracts/lending/requests/list-requestable-items';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { listTakeLocations } from '@lectern/contracts/lending/requests/list-take-locations';
import { requestItem } from '@lectern/contracts/lending/requests/request-item';
import { reserveOrEntrust } from '@lectern/contracts/lending/requests/reserve-or-entrust';
import { addAddress } from '@lectern/contracts/people/addresses/add-address';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildLoan, buildPatron } from '../../../testing/builders.ts';
import { buildBib, buildItem, buildLibrary, buildLocation } from '../../../testing/catalogue-builders.ts';
import { createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { moveDueRequests } from '../circulation/requests/request-clock.ts';

const ADDRESS = {
  addressType: 'home',
  country: 'CN',
  areaCode: '110108',
  details: '颐和园路5号',
  postcode: '100871',
  recipientName: '林黛玉',
  phone: '13800000000',
} as const;

describeOnEachDatabase('the calls that start requests', (kind) => {
  let app: IlsApp;
  let client: Client;
  const db = () => app.deps.db;

  beforeAll(async () => {
    app = await createIlsApp(kind);
    await buildLibrary(db(), { code: 'MAIN', position: 0 });
    await buildLibrary(db(), { code: 'SOUTH', position: 1, names: '{"en-US":"South Branch"}' });
    await buildLocation(db(), { code: 'SOUTH-1', library_code: 'SOUTH', names: '{"en-US":"South stacks"}' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const reader = await buildPatron(db(), { phone: '13800138000', phone_verified: 1 });
    client = await app.signedIn(reader);
  });

  const inSouth = { library_code: 'SOUTH', location_code: 'SOUTH-1', call_number: 'I247/1' };

  it('tell all that a dialog needs, and a request follows from it', async () => {
    const { bib_id: recordId } = await buildItem(db(), inSouth);
    await client.call(addAddress, ADDRESS);
    const options = await client.call(getRequestOptions, { recordId });
    expect(options).toMatchObject({
      canFetch: true,
      best: 'online_loan',
      wait: null,
      volumes: [],
      contactInfo: '138****8000',
      addresses: [{ isDelivered: true, details: '颐和园路5号' }],
      retentionDays: 7,
    });
    expect(
      options.options.map(({ type, refusal, timesLeft }) => [type, refusal?.code ?? '', timesLeft]),
    ).toEqual([
      ['reservation', 'REQUEST_COPY_ON_SHELF', 10],
      ['entrust', '', 10],
      ['online_loan', '', 10],
      ['relending', 'REQUEST_NO_LENDER', 5],
      ['home_delivery', '', 5],
    ]);
    const [place] = options.options[1]?.takeLocations ?? [];
    expect(place).toEqual({ libCode: 'MAIN', libName: 'Main Library', takeAddress: '' });
    const placed = await client.call(reserveOrEntrust, {
      recordId,
      type: 'entrust',
      takeLibCode: 'MAIN',
      noticeWays: ['inbox', 'mail'],
      comments: 'Ground floor, please',
      reqestEndDate: '2026-04-01',
    });
    expect(placed).toMatchObject({
      type: 'entrust',
      operationType: 'entrusting',
      requestStatus: 'started',
      takeLocationName: 'Main Library',
      contactInfo: '13800138000',
      noticeWays: ['inbox', 'mail'],
      comments: 'Ground floor, please',
      reqestEndDate: '2026-04-01',
      canCancel: true,
    });
    expect(await client.call(getRequest, { requestId: placed.requestId })).toMatchObject({
      movers: expect.arrayContaining(['desk', 'reader']),
    });
    expect((await client.call(listRequests, {})).total).toBe(1);
    expect(await client.call(getDayQuotas, {})).toContainEqual({
      type: 'entrust',
      timesLimit: 10,
      timesUsed: 1,
      timesLeft: 9,
    });
    expect(await client.call(checkRequestAccount, {})).toEqual({
      allowed: true,
      refusal: null,
      openRequests: 1,
      openLimit: 20,
    });
  });

  it('need no contact of a reader whom the library can reach, in whatever form it has the number', async () => {
    const { bib_id: recordId } = await buildItem(db(), inSouth);
    const wish = { recordId, type: 'online_loan', takeLibCode: 'SOUTH' } as const;
    const british = await app.signedIn(await buildPatron(db(), { phone: '07700900100', phone_verified: 1 }));
    expect(await british.call(requestItem, wish)).toMatchObject({ contactInfo: '07700900100' });
    const nobody = await app.signedIn(await buildPatron(db(), { phone: '', email: '' }));
    await expect(nobody.call(requestItem, wish)).rejects.toMatchObject({ code: 'REQUEST_CONTACT_WRONG' });
  });

  it('say how a number of another country is written where a national one was given', async () => {
    const { bib_id: recordId } = await buildItem(db(), inSouth);
    const wish = { recordId, type: 'online_loan', takeLibCode: 'SOUTH' } as const;
    const british = await app.signedIn(await buildPatron(db()));
    await expect(british.call(requestItem, { ...wish, contactInfo: '07700 900100' })).rejects.toMatchObject({
      code: 'REQUEST_CONTACT_WRONG',
      message: expect.stringContaining('begins with +'),
    });
    const given = { ...wish, contactInfo: '+44 7700 900100' };
    expect(await british.call(requestItem, given)).toMatchObject({ contactInfo: '+447700900100' });
  });

  it('repeat their answer for a repeated key, and start one request', async () => {
    const { bib_id: recordId } = await buildItem(db());
    const wish = { recordId, type: 'online_loan', takeLibCode: 'MAIN' } as const;
    const key = { idempotencyKey: `online-${recordId}` };
    const first = await client.call(requestItem, wish, key);
    expect(await client.call(requestItem, wish, key)).toEqual(first);
    expect((await client.call(listRequests, {})).total).toBe(1);
  });

  it('show the launch of a reservation as its first step, before it waits in the queue', async () => {
    const { id: item_id, bib_id: recordId } = await buildItem(db(), inSouth);
    await buildLoan(db(), { item_id });
    const wish = { recordId, type: 'reservation', takeLibCode: 'SOUTH' } as const;
    const { requestId } = await client.call(reserveOrEntrust, wish);
    const { timeline, requestDate } = await client.call(getRequest, { requestId });
    expect(
      timeline.map(({ move, operationType, requestStatus, mover }) => [
        move,
        operationType,
        requestStatus,
        mover,
      ]),
    ).toEqual([
      ['launch', 'reservation_launched', 'started', 'reader'],
      ['queue', 'reserving', 'started', 'clock'],
    ]);
    expect(timeline[0]?.movedAt).toBe(requestDate);
  });

  it('send a copy to the default address, kept as it was', async () => {
    const { bib_id: recordId } = await buildItem(db());
    await client.call(addAddress, ADDRESS);
    const sent = await client.call(requestItem, { recordId, type: 'home_delivery' });
    expect(sent.address).toMatchObject({ recipientName: '林黛玉', details: '颐和园路5号' });
    expect(sent.address?.areaNames.length).toBeGreaterThan(1);
  });

  it('ask a holder who takes part', async () => {
    const item = await buildItem(db());
    const holder = await buildPatron(db(), { relends: 1 });
    await buildLoan(db(), { patron_id: holder.id, item_id: item.id });
    const options = await client.call(getRequestOptions, { recordId: item.bib_id });
    expect(options).toMatchObject({ best: 'reservation', wait: { readersBefore: 0, copies: 1 } });
    expect(await client.call(askHolder, { recordId: item.bib_id })).toMatchObject({
      type: 'relending',
      operationType: 'book_request_launched',
    });
  });

  it('name places, call numbers, volumes and items with what each can serve', async () => {
    const { id: recordId } = await buildBib(db());
    await buildItem(db(), { ...inSouth, bib_id: recordId, volume: '10', call_number: 'I247/10' });
    const lent = await buildItem(db(), { bib_id: recordId, volume: '2', call_number: 'I247/2' });
    await buildLoan(db(), { item_id: lent.id });
    const onShelf = ['entrust', 'online_loan'];
    expect(await client.call(listEntrustLocations, { recordId })).toEqual([
      {
        libCode: 'SOUTH',
        libName: 'South Branch',
        locationId: 'SOUTH-1',
        locationName: 'South stacks',
        callNo: 'I247/10',
        itemCount: 1,
      },
    ]);
    expect(await client.call(listRequestCallNumbers, { recordId })).toEqual([
      { callNo: 'I247/10', itemCount: 1, types: onShelf },
      { callNo: 'I247/2', itemCount: 1, types: [] },
    ]);
    expect(await client.call(listRequestVolumes, { recordId })).toEqual([
      { volume: '2', itemCount: 1, onShelfCount: 0, types: [] },
      { volume: '10', itemCount: 1, onShelfCount: 1, types: onShelf },
    ]);
    const { total, items } = await client.call(listRequestableItems, { recordId, rows: 1 });
    expect({ total, shown: items.length }).toEqual({ total: 2, shown: 1 });
    expect(await client.call(listCallNumberLocations, { recordId, callNo: 'I247/10' })).toMatchObject([
      { locationId: 'SOUTH-1', itemCount: 1, onShelfCount: 1 },
    ]);
    const types = (await client.call(getItemTakeLocations, { recordId, itemId: lent.id })).map(
      ({ type }) => type,
    );
    expect(types).toEqual(['reservation']);
    expect(
      await client.call(entrustFromLocation, { recordId, locationId: 'SOUTH-1', takeLibCode: 'MAIN' }),
    ).toMatchObject({ type: 'entrust', volume: '', callNumber: 'I247/10' });
  });

  it('end after the last day that the reader named, and the copy is free again for all', async () => {
    const { bib_id: recordId } = await buildItem(db(), inSouth);
    const wish = { recordId, type: 'entrust', takeLibCode: 'MAIN', reqestEndDate: '2026-03-03' } as const;
    const { requestId } = await client.call(reserveOrEntrust, wish);
    const changes = async () => {
      const events = db().selectFrom('outbox_event').select('seq').where('subject_id', '=', recordId);
      return (await events.execute()).length;
    };
    const before = await changes();
    app.clock.set('2026-03-03T16:00:00.000Z');
    await moveDueRequests(app.deps);
    expect(await client.call(getRequest, { requestId })).toMatchObject({ operationType: 'lapsed' });
    expect((await client.call(getRequestOptions, { recordId })).canFetch).toBe(true);
    expect(await changes()).toBeGreaterThan(before);
  });

  it('name the pickup places of a kind to everybody', async () => {
    const places = await app.client().call(listTakeLocations, { type: 'entrust' });
    expect(places.map(({ libCode }) => libCode)).toEqual(['MAIN', 'SOUTH']);
    expect(await app.client().call(listTakeLocations, { type: 'relending' })).toEqual([]);
  });
});
