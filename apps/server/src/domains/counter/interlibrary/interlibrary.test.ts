import { askOtherLibrary } from '@lectern/contracts/counter/interlibrary/ask-other-library';
import { cancelInterlibrary } from '@lectern/contracts/counter/interlibrary/cancel-interlibrary';
import { listInterlibrary } from '@lectern/contracts/counter/interlibrary/list-interlibrary';
import { listInterlibraryPeers } from '@lectern/contracts/counter/interlibrary/list-interlibrary-peers';
import { listLendingPlaces } from '@lectern/contracts/counter/interlibrary/list-lending-places';
import { listOwnInterlibrary } from '@lectern/contracts/counter/interlibrary/list-own-interlibrary';
import { moveInterlibrary } from '@lectern/contracts/counter/interlibrary/move-interlibrary';
import { putInterlibraryPeer } from '@lectern/contracts/counter/interlibrary/put-interlibrary-peer';
import { removeInterlibraryPeer } from '@lectern/contracts/counter/interlibrary/remove-interlibrary-peer';
import { searchLibraries } from '@lectern/contracts/discovery/other-libraries/search-libraries';
import type { Client } from '@lectern/contracts/kernel/client';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import type { InterlibraryVerb } from '@lectern/rules/interlibrary/ways';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { IllMessage } from '../../../platform/iso18626/ill-message.ts';
import { readConfirmation } from '../../../platform/iso18626/read-ill-message.ts';
import { writeIllMessage } from '../../../platform/iso18626/write-ill-message.ts';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import { buildBlock, buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib, buildItem } from '../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../testing/index-tenant.ts';
import { buildInterlibraryPeer } from '../../../testing/interlibrary-rows.ts';
import { buildProvider } from '../../../testing/provider-rows.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { actOnRequest } from './acts/act-on-request.ts';
import type { ActFacts } from './acts/write-act.ts';
import { listRequests } from './store/request-store.ts';
import { tellUntoldOf } from './telling/tell-untold.ts';

const BETA = '1002';
const AT = '2026-03-02T10:00:00.000Z';

describeOnEachDatabase('interlibrary requests', (kind) => {
  let app: TestApp;
  let reader: Client;
  let staff: Client;
  let patron: string;
  /** Why messages over HTTP do not arrive; undefined where the test server answers. */
  let sent: string[] = [];

  beforeEach(async () => {
    sent = [];
    app = await createTestApp({
      kind,
      adapt: (deps) => ({
        ...deps,
        interlibraryWire: {
          async send(_tenantId, _address, { key, body }) {
            sent.push(`${key} ${body}`);
            throw new OutsideError('timeout', 'no answer');
          },
        },
      }),
    });
    const { db } = app.deps;
    // A short number may stand by chance within a digest of a message.
    const row = await buildPatron(db, { primary_id: 'READER-OF-ALPHA', name: 'Reader of Alpha' });
    patron = row.id;
    reader = app.client({ token: await buildSession(db, row) });
    staff = app.client({ token: await openStaffSession(app, ['circulation.desk', 'providers.manage']) });
    const bib = await buildBib(db, { tenant_id: BETA, title: 'Far Harbours' });
    await buildItem(db, { tenant_id: BETA, bib_id: bib.id });
    await indexTenant(app.deps, BETA);
    await buildProvider(db, {
      code: 'beta',
      kind: 'sibling',
      address: 'beta',
      mappings: '[]',
      names: '{"en-US":"Beta"}',
    });
  });
  afterEach(() => app.close());

  async function becomePartners(): Promise<void> {
    const { db } = app.deps;
    await buildInterlibraryPeer(db, { name: 'Beta', symbol: 'BETA', own_symbol: 'ALPHA', site_code: 'beta' });
    await buildInterlibraryPeer(db, {
      tenant_id: BETA,
      name: 'Alpha',
      symbol: 'ALPHA',
      own_symbol: 'BETA',
      address: '/alpha',
    });
  }
  async function hitOf(): Promise<string> {
    const { searchResult } = await reader.call(searchLibraries, { keyWord: 'harbours' });
    return searchResult[0]!.holdings[0]!.hitId;
  }
  const own = async () => (await reader.call(listOwnInterlibrary, {})).requests;
  /** What the staff of the other library do. */
  async function there(verb: InterlibraryVerb, facts: ActFacts = {}) {
    const tenant = (await app.deps.tenants.byId(BETA))!;
    const { rows } = await listRequests(app.deps.db, BETA, { side: 'lending' }, { offset: 0, limit: 1 });
    const done = await actOnRequest(app.deps, tenant, rows[0]!, verb, facts);
    if (isRefusal(done)) throw new Error(done.error.code);
    return done;
  }
  const here = (requestId: string, verb: InterlibraryVerb) =>
    staff.call(moveInterlibrary, { requestId, verb });

  it('go the whole way between two libraries, and the one that lends never learns who reads', async () => {
    await becomePartners();
    const hitId = await hitOf();
    expect(await reader.call(listLendingPlaces, { hitId })).toMatchObject({
      isLent: true,
      places: [{ copyCount: 1, onShelfCount: 1 }],
    });
    const asked = await reader.call(askOtherLibrary, {
      hitId,
      note: 'for my thesis',
      needBefore: '2026-09-01',
    });
    expect(asked).toMatchObject({
      step: 'asked',
      title: 'Far Harbours',
      otherLibName: 'Beta',
      canCancel: true,
    });
    await expect(reader.call(askOtherLibrary, { hitId })).rejects.toMatchObject({
      code: 'INTERLIBRARY_ASKED_ALREADY',
    });

    const lent = await there('promise');
    expect(lent).toMatchObject({
      patron_id: '',
      note: 'for my thesis',
      need_before: '2026-09-01',
      number: asked.requestNo,
    });
    expect(await own()).toMatchObject([{ step: 'promised' }]);
    await there('send', { barcode: 'B1', dueDate: '2026-10-01' });
    expect(await own()).toMatchObject([{ step: 'sent', dueDate: '2026-10-01', canCancel: false }]);
    await here(asked.requestId, 'receive');
    const listed = await staff.call(listInterlibrary, { side: 'borrowing' });
    expect(listed.requests).toMatchObject([
      { step: 'received', barcode: 'B1', acts: ['sendBack'], isUntold: false, reader: { patronId: patron } },
    ]);
    expect(listed.requests[0]!.history.map(({ what }) => what)).toEqual([
      'asked',
      'promised',
      'sent',
      'received',
    ]);
    const told = async () => (await reader.call(getMessages, {})).messages.map(({ type }) => type);
    expect(await told()).toEqual(['interlibraryArrived']);
    await here(asked.requestId, 'sendBack');
    await there('takeBack');
    expect(await told()).toEqual(['interlibraryArrived']);
    expect(await own()).toMatchObject([{ step: 'completed' }]);
    const messages = await app.deps.db
      .selectFrom('interlibrary_message')
      .selectAll()
      .where('tell_at', 'is not', null)
      .execute();
    expect(messages).toEqual([]);
    const patronRow = await app.deps.db
      .selectFrom('patron')
      .selectAll()
      .where('id', '=', patron)
      .executeTakeFirstOrThrow();
    const lender = JSON.stringify(
      await app.deps.db
        .selectFrom('interlibrary_message')
        .selectAll()
        .where('tenant_id', '=', BETA)
        .execute(),
    );
    for (const secret of [patron, patronRow.name, patronRow.primary_id]) expect(lender).not.toContain(secret);
  });

  it('are refused with a reason, and cancelled only where the other library agrees', async () => {
    await becomePartners();
    const first = await reader.call(askOtherLibrary, { hitId: await hitOf() });
    const cancelling = await reader.call(cancelInterlibrary, { requestId: first.requestId });
    expect(cancelling).toMatchObject({ step: 'asked', isCancelling: true, canCancel: false });
    await there('keepOn', { note: 'it is packed' });
    expect(await own()).toMatchObject([{ isCancelling: false, canCancel: true }]);
    await reader.call(cancelInterlibrary, { requestId: first.requestId });
    await there('agreeToCancel');
    expect(await own()).toMatchObject([{ step: 'cancelled' }]);
    await expect(reader.call(cancelInterlibrary, { requestId: first.requestId })).rejects.toMatchObject({
      code: 'INTERLIBRARY_STEP_PASSED',
    });
    app.clock.advance(60);
    await reader.call(askOtherLibrary, { hitId: await hitOf() });
    await there('refuse', { reason: 'NotOnShelf', note: 'we looked twice' });
    const refused = (await own()).find(({ step }) => step === 'unfilled');
    const [told] = (await reader.call(getMessages, {})).messages;
    expect(told?.type).toBe('interlibraryUnfilled');
    expect(JSON.stringify(told)).toContain('we looked twice');
    expect(refused).toMatchObject({ reason: 'NotOnShelf', reasonNote: 'we looked twice' });
  });

  it('need an agreement, an account that may borrow, and a reader who has not too many', async () => {
    const hitId = await hitOf();
    expect((await reader.call(listLendingPlaces, { hitId })).isLent).toBe(false);
    await expect(reader.call(askOtherLibrary, { hitId })).rejects.toMatchObject({
      code: 'INTERLIBRARY_NOT_OFFERED',
    });
    await expect(app.client().call(askOtherLibrary, { hitId })).rejects.toMatchObject({ code: '401' });
    await becomePartners();
    await buildBlock(app.deps.db, { patron_id: patron });
    await expect(reader.call(askOtherLibrary, { hitId })).rejects.toMatchObject({
      code: 'INTERLIBRARY_ACCOUNT_BLOCKED',
    });
    await expect(reader.call(cancelInterlibrary, { requestId: 'nothing' })).rejects.toMatchObject({
      code: 'INTERLIBRARY_REQUEST_UNKNOWN',
    });
    expect((await own()).length).toBe(0);
  });

  it('wait for a library that is away, and are told in their order', async () => {
    const { peer, newKey } = await staff.call(putInterlibraryPeer, {
      name: 'North',
      symbol: 'NORTH',
      ownSymbol: 'ALPHA',
      address: 'https://north.example.org/ill',
      siteCode: 'beta',
    });
    expect(newKey).toMatch(/^li1\.[\w-]{43}$/);
    const asked = await reader.call(askOtherLibrary, { hitId: await hitOf() });
    await reader.call(cancelInterlibrary, { requestId: asked.requestId });
    expect(sent.length).toBe(2);
    // The second message waits for the first.
    expect(sent.every((one) => one.startsWith(`${newKey} `) && one.includes('<request>'))).toBe(true);
    const { peers } = await staff.call(listInterlibraryPeers, {});
    expect(peers).toMatchObject([{ peerId: peer.peerId, hasKey: true, fault: 'timeout' }]);
    expect(JSON.stringify(peers)).not.toContain(newKey);
    app.clock.advance(3600);
    await tellUntoldOf(app.deps, (await app.deps.tenants.byId(TENANT))!);
    expect(sent.length).toBe(3);
    expect((await staff.call(listInterlibrary, { side: 'borrowing' })).requests).toMatchObject([
      { isUntold: true },
    ]);
    await staff.call(removeInterlibraryPeer, { peerId: peer.peerId });
    await expect(staff.call(removeInterlibraryPeer, { peerId: peer.peerId })).rejects.toMatchObject({
      code: 'INTERLIBRARY_PEER_UNKNOWN',
    });
  });

  it('come over HTTP from a library that proves who it is; whatever is wrong changes nothing', async () => {
    const facts = {
      name: 'North',
      symbol: 'NORTH',
      ownSymbol: 'ALPHA',
      address: 'https://north.example.org/ill',
    };
    const { newKey } = await staff.call(putInterlibraryPeer, facts);
    await expect(staff.call(putInterlibraryPeer, facts)).rejects.toMatchObject({
      code: 'INTERLIBRARY_PEER_EXISTS',
    });
    await expect(
      staff.call(putInterlibraryPeer, { ...facts, symbol: 'S', address: 'http://north.example.org/ill' }),
    ).rejects.toMatchObject({ code: 'INTERLIBRARY_ADDRESS_INVALID' });
    const post = async (body: string, { key = newKey, library = 'alpha' } = {}) => {
      const response = await app.app.inject({
        method: 'POST',
        url: `/${library}/iso18626`,
        headers: { 'content-type': 'application/xml', ...(key && { authorization: `Bearer ${key}` }) },
        payload: body,
      });
      return { status: response.statusCode, confirmation: readConfirmation(response.body) };
    };
    const count = async () =>
      (await app.deps.db.selectFrom('interlibrary_request').selectAll().execute()).map(
        ({ step, side }) => `${side} ${step}`,
      );
    const ok = { status: 200, confirmation: { isOk: true } };
    const wrong = (value: string, type = 'UnrecognisedDataValue') => ({
      status: 200,
      confirmation: { isOk: false, error: { type, value } },
    });
    const faultSeen = async () => (await staff.call(listInterlibraryPeers, {})).peers[0]!.fault;

    for (const bad of [{ key: '' }, { key: `${newKey}x` }, { library: 'beta' }])
      expect(await post(message(), bad)).toEqual({ status: 401, confirmation: undefined });
    expect(
      await post('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>'),
    ).toMatchObject(wrong('', 'BadlyFormedMessage'));
    expect(await post(message({ to: 'BETA' }))).toMatchObject(wrong('supplyingAgencyId'));
    expect(await post(message({ from: 'SOUTH' }))).toMatchObject(wrong('requestingAgencyId'));
    expect(await faultSeen()).toBe('agency');
    expect(await post(action('Received'))).toMatchObject(wrong('requestingAgencyRequestId'));
    expect(await faultSeen()).toBe('unknownRequest');
    expect(await count()).toEqual([]);

    expect(await post(message())).toMatchObject(ok);
    expect(await post(message())).toMatchObject(ok);
    expect(await post(message({ title: 'Another book' }))).toMatchObject(wrong('requestingAgencyRequestId'));
    expect(await count()).toEqual(['lending asked']);
    expect(await post(action('ShippedReturn'))).toMatchObject(wrong('action'));
    expect(await faultSeen()).toBe('wrongStep');
    expect(await post(action('Renew'))).toMatchObject(wrong('Renew', 'UnsupportedActionType'));
    expect(await post(status('Loaned'))).toMatchObject(wrong('supplyingAgencyId'));
    const { requests } = await staff.call(listInterlibrary, { side: 'lending' });
    expect(requests).toMatchObject([
      { title: 'Far Harbours', acts: ['promise', 'send', 'refuse'], reader: null },
    ]);
    expect(requests[0]!.history.map(({ what }) => what)).toEqual(['asked', 'wrong']);
    await staff.call(moveInterlibrary, { requestId: requests[0]!.requestId, verb: 'send', barcode: 'B7' });
    expect(await post(action('Received'))).toMatchObject(ok);
    expect(await post(action('Received'))).toMatchObject(ok);
    expect(await post(action('Cancel'))).toMatchObject(wrong('action'));
    expect(await count()).toEqual(['lending received']);
    await expect(
      staff.call(moveInterlibrary, { requestId: requests[0]!.requestId, verb: 'refuse' }),
    ).rejects.toMatchObject({ code: 'INTERLIBRARY_STEP_PASSED' });
  });
});

const header = (from: string, to: string, isFromLender = false) => ({
  supplying: { type: 'ISIL', value: isFromLender ? from : to },
  requesting: { type: 'ISIL', value: isFromLender ? to : from },
  timestamp: AT,
  requestingId: 'N1',
  supplyingId: '',
});

function message({ from = 'NORTH', to = 'ALPHA', title = 'Far Harbours' } = {}): string {
  const work = {
    recordId: '',
    title,
    author: '',
    edition: '',
    volume: '',
    publisher: '',
    published: '',
    isbn: '',
    issn: '',
  };
  const request: IllMessage = {
    kind: 'request',
    header: header(from, to),
    work,
    requestType: 'New',
    serviceType: 'Loan',
    needBefore: '',
    note: '',
  };
  return writeIllMessage(request);
}

function action(name: 'Received' | 'ShippedReturn' | 'Cancel' | 'Renew'): string {
  return writeIllMessage({
    kind: 'requestingAgencyMessage',
    header: header('NORTH', 'ALPHA'),
    action: name,
    note: '',
  });
}

function status(name: 'Loaned'): string {
  return writeIllMessage({
    kind: 'supplyingAgencyMessage',
    header: header('ALPHA', 'NORTH', true),
    reason: 'StatusChange',
    answer: undefined,
    note: '',
    reasonUnfilled: '',
    status: name,
    dueDate: '',
    lastChange: AT,
    itemId: '',
  });
}
