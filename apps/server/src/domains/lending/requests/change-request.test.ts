import { changeRequest } from '@lectern/contracts/lending/requests/change-request';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLoan, buildPatron, buildRequest } from '../../../testing/builders.ts';
import { buildBib, buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { deskOf } from '../../../testing/local-systems.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('a request whose reader changes place and contact', (kind) => {
  let test: IlsApp;
  beforeAll(async () => {
    test = await createIlsApp(kind);
    await buildLibrary(test.deps.db, { code: 'MAIN', position: 0 });
    await buildLibrary(test.deps.db, { code: 'SOUTH', position: 1 });
  });
  afterAll(() => test.close());

  async function queueOfTwo() {
    const { db } = test.deps;
    const patron = await buildPatron(db);
    const { id: bib_id } = await buildBib(db);
    const item = await buildItem(db, { bib_id });
    await buildLoan(db, { item_id: item.id });
    const first = await buildRequest(db, {
      bib_id,
      patron_id: patron.id,
      placed_at: '2026-02-20T08:00:00.000Z',
      contact: 'old@example.org',
    });
    await buildRequest(db, { bib_id, placed_at: '2026-02-21T08:00:00.000Z' });
    return { item, first, requestId: first.id, client: await test.signedIn(patron) };
  }

  it('keeps its place in the queue, and is served first', async () => {
    const { client, requestId, item, first } = await queueOfTwo();
    const wanted = { requestId, takeLibCode: 'SOUTH', contactInfo: 'new@example.org' };
    const changed = await client.call(changeRequest, wanted);
    expect(changed).toMatchObject({ operationType: 'reserving', readersBefore: 0, canChange: true });
    expect(changed.contactInfo).toBe('new@example.org');
    const { requests } = await client.call(listRequests, {});
    expect(requests[0]?.takeLocationName).toBe(changed.takeLocationName);
    const ils = await test.deps.ils.ofId('1001');
    const back = await deskOf(ils).checkIn({ barcode: item.barcode, libraryCode: 'SOUTH' });
    expect(back).toMatchObject({ keptForHold: first.id });
  });

  it('keeps its contact if none is named, and cannot be changed once a copy is kept for it', async () => {
    const { client, requestId, item } = await queueOfTwo();
    const wanted = { requestId, takeLibCode: 'MAIN' };
    expect(await client.call(changeRequest, wanted)).toMatchObject({ contactInfo: 'old@example.org' });
    const ils = await test.deps.ils.ofId('1001');
    await deskOf(ils).checkIn({ barcode: item.barcode, libraryCode: 'MAIN' });
    await expect(client.call(changeRequest, wanted)).rejects.toMatchObject({
      code: 'REQUEST_NOT_CHANGEABLE',
    });
  });

  it('is changed by its reader alone', async () => {
    const { requestId } = await queueOfTwo();
    const stranger = await test.signedIn(await buildPatron(test.deps.db));
    const wanted = { requestId, takeLibCode: 'SOUTH' };
    await expect(stranger.call(changeRequest, wanted)).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
  });
});
