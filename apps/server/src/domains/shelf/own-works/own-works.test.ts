import { addToList } from '@lectern/contracts/shelf/booklists/add-to-list';
import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLoan, buildPatron, buildRequest } from '../../../testing/builders.ts';
import { buildBib, buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('what a reader has to do with works', (kind) => {
  let app: IlsApp;
  beforeAll(async () => {
    app = await createIlsApp(kind);
    await buildLibrary(app.deps.db, { code: 'MAIN', position: 0 });
  });
  afterAll(() => app.close());

  async function newReader() {
    const patron = await buildPatron(app.deps.db);
    return { patron, client: await app.signedIn(patron) };
  }
  async function lentTo(patronId: string) {
    const bib = await buildBib(app.deps.db);
    const item = await buildItem(app.deps.db, { bib_id: bib.id, volume: '2' });
    await buildLoan(app.deps.db, { item_id: item.id, patron_id: patronId, due_date: '2026-04-01' });
    return bib.id;
  }

  it('is the loan with its due date and whether it can be renewed, for its reader alone', async () => {
    const { patron, client } = await newReader();
    const recordId = await lentTo(patron.id);
    const { live, records } = await client.call(getOwnWorks, { recordIds: [recordId] });
    expect(live).toBe(true);
    expect(records).toMatchObject([
      { recordId, loans: [{ normReturnDate: '2026-04-01', yearVol: '2', overdue: false }], requests: [] },
    ]);
    expect(records[0]?.loans[0]).toHaveProperty('canRenew');
    const other = await newReader();
    expect(await other.client.call(getOwnWorks, { recordIds: [recordId] })).toEqual({
      live: true,
      records: [],
    });
  });

  it('is the open request with the readers before, and no request that has ended', async () => {
    const { patron, client } = await newReader();
    const recordId = await lentTo((await newReader()).patron.id);
    await buildRequest(app.deps.db, { bib_id: recordId, placed_at: '2026-02-20T08:00:00.000Z' });
    await buildRequest(app.deps.db, {
      bib_id: recordId,
      patron_id: patron.id,
      placed_at: '2026-02-21T08:00:00.000Z',
    });
    const ended = await buildBib(app.deps.db);
    await buildRequest(app.deps.db, { bib_id: ended.id, patron_id: patron.id, step: 'cancelled' });
    const { records } = await client.call(getOwnWorks, { recordIds: [recordId, ended.id] });
    expect(records).toMatchObject([
      { recordId, requests: [{ type: 'reservation', readersBefore: 1, isKept: false }] },
    ]);
  });

  it('is what the reader keeps: as a favourite, and in own lists by name', async () => {
    const { client } = await newReader();
    const stranger = await newReader();
    const { id: recordId } = await buildBib(app.deps.db);
    await client.call(addFavourites, { recordIds: [recordId] });
    const { id } = await client.call(makeList, { name: 'Whales', recordIds: [recordId] });
    await stranger.client.call(makeList, { name: 'Of another', recordIds: [recordId] });
    const empty = await client.call(makeList, { name: 'Ships', recordIds: [] });
    const { records } = await client.call(getOwnWorks, { recordIds: [recordId] });
    expect(records).toEqual([
      { recordId, loans: [], requests: [], favourite: true, lists: [{ id, name: 'Whales' }] },
    ]);
    await client.call(addToList, { id: empty.id, recordIds: [recordId] });
    const again = await client.call(getOwnWorks, { recordIds: [recordId] });
    expect(again.records[0]?.lists.map(({ name }) => name).sort()).toEqual(['Ships', 'Whales']);
  });

  it('says that loans are not known while the library system is away, and still names the lists', async () => {
    const { patron, client } = await newReader();
    const recordId = await lentTo(patron.id);
    await client.call(addFavourites, { recordIds: [recordId] });
    app.ils.goAway();
    const answer = await client.call(getOwnWorks, { recordIds: [recordId] });
    app.ils.comeBack();
    expect(answer).toMatchObject({ live: false, records: [{ recordId, loans: [], favourite: true }] });
  });
});
