import { getShelfPlaces } from '@lectern/contracts/collection/holdings/get-shelf-places';
import { listIssues } from '@lectern/contracts/collection/holdings/list-issues';
import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { listItemsByLibrary } from '@lectern/contracts/collection/holdings/list-items-by-library';
import { listVolumes } from '@lectern/contracts/collection/holdings/list-volumes';
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLoan, buildRequest } from '../../../testing/builders.ts';
import { buildBib, buildItem, buildLibrary, buildLocation } from '../../../testing/catalogue-builders.ts';
import { createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

import { storeWaiting } from './keep-answers.ts';
import { loadPlan } from './shelves/load-plan.ts';
import { putShelfRanges } from './shelves/shelf-store.ts';

const NONE_ON_SHELF = { itemCount: 1, onShelfCount: 0, loanableCount: 0 };
const NOW = '2026-03-02T02:00:00.000Z';

describeOnEachDatabase('holdings', (kind) => {
  let test: IlsApp;

  beforeAll(async () => {
    test = await createIlsApp(kind);
    const { db } = test.deps;
    await buildLibrary(db, { code: 'MAIN', position: 1 });
    await buildLibrary(db, { code: 'SOUTH', position: 0, names: '{"zh-CN":"南校区分馆","en-US":"South"}' });
    const rareBooks = '{"zh-CN":"古籍阅览室","en-US":"Rare books"}';
    await buildLocation(db, { code: 'MAIN-ANC', names: rareBooks, reference_only: 1, position: 1 });
    await buildLocation(db, {
      code: 'S-GEN',
      library_code: 'SOUTH',
      names: '{"zh-CN":"借阅区","en-US":"Open shelves"}',
    });
  });
  afterAll(() => test.close());

  /** One copy on loan in SOUTH, one on the shelf and one for reference in MAIN, and a journal run that the record tells of. */
  async function buildHoldings() {
    const { db } = test.deps;
    const bib = await buildBib(db, {
      description: {
        holdings: [
          { library: 'MAIN', shelvingLocation: 'Stacks', callNumber: 'Z1', summary: ['1998-2001', '2003'] },
        ],
      },
    });
    const lent = await buildItem(db, { bib_id: bib.id, library_code: 'SOUTH', location_code: 'S-GEN' });
    const shelved = await buildItem(db, { bib_id: bib.id, shelf: '3-12-2' });
    const reference = await buildItem(db, { bib_id: bib.id, location_code: 'MAIN-ANC' });
    await buildLoan(db, { item_id: lent.id, due_date: '2026-03-20' });
    await buildRequest(db, { bib_id: bib.id });
    return { bib, lent, shelved, reference };
  }

  it('counts by library and location, in the order of the tenant', async () => {
    const { bib, shelved } = await buildHoldings();
    const answer = await test.client().call(listItemsByLibrary, { recordId: bib.id });
    expect(answer).toEqual({
      asOf: NOW,
      live: true,
      itemCount: 3,
      onShelfCount: 2,
      loanableCount: 1,
      waiting: 1,
      nearest: {
        libName: 'Main Library',
        locationName: 'Social sciences, 3rd floor',
        callNo: shelved.call_number,
      },
      otherPlaces: 2,
      earliestDue: null,
      libraries: [
        {
          libCode: 'SOUTH',
          libName: 'South',
          ...NONE_ON_SHELF,
          locations: [{ locationId: 'S-GEN', locationName: 'Open shelves', ...NONE_ON_SHELF }],
        },
        {
          libCode: 'MAIN',
          libName: 'Main Library',
          itemCount: 2,
          onShelfCount: 2,
          loanableCount: 1,
          locations: [
            {
              locationId: 'MAIN-3F',
              locationName: 'Social sciences, 3rd floor',
              itemCount: 1,
              onShelfCount: 1,
              loanableCount: 1,
            },
            {
              locationId: 'MAIN-ANC',
              locationName: 'Rare books',
              itemCount: 1,
              onShelfCount: 1,
              loanableCount: 0,
            },
          ],
        },
      ],
      statements: [{ place: 'Main Library Stacks', callNo: 'Z1', summary: '1998-2001; 2003' }],
    });
  });

  it('lists items a page at a time, of chosen libraries where some are chosen', async () => {
    const { bib, lent, shelved, reference } = await buildHoldings();
    const client = test.client({ language: 'zh-CN' });
    const all = await client.call(listItems, { recordId: bib.id });
    expect(all.total).toBe(3);
    expect(all.items.map((item) => [item.itemId, item.status, item.dueDate])).toEqual([
      [lent.id, 'on_loan', '2026-03-20'],
      [shelved.id, 'available', null],
      [reference.id, 'reference', null],
    ]);
    expect(all.items[2]).toMatchObject({ libName: '总馆', locationName: '古籍阅览室' });
    const second = await client.call(listItems, { recordId: bib.id, page: 2, rows: 2 });
    expect(second.items.map((item) => item.itemId)).toEqual([reference.id]);
    const main = await client.call(listItems, { recordId: bib.id, libCode: ['MAIN'] });
    expect(main).toMatchObject({ total: 2 });
  });

  it('tells the volumes that a request can name, each with its copies', async () => {
    const { db } = test.deps;
    const bib = await buildBib(db);
    const volumes = ['卷十', '卷二', '卷二', ''] as const;
    const items = [];
    for (const volume of volumes) items.push(await buildItem(db, { bib_id: bib.id, volume }));
    await buildItem(db, { bib_id: bib.id, volume: '卷三', status: 'withdrawn' });
    await buildLoan(db, { item_id: items[0]!.id, due_date: '2026-03-20' });
    const answer = await test.client().call(listVolumes, { recordId: bib.id });
    expect(answer.volumes).toEqual([
      { yearVol: '卷二', itemCount: 2, onShelfCount: 2, loanableCount: 2, earliestDue: null },
      { yearVol: '卷十', itemCount: 1, onShelfCount: 0, loanableCount: 0, earliestDue: '2026-03-20' },
    ]);
  });

  it('tells the issues of a journal by year, the newest first, however each library writes them', async () => {
    const { db } = test.deps;
    const bib = await buildBib(db, { doc_type: 'journal' });
    const written = ['2024:no.2', '2025 no. 10', '2025:9', '2025:no.9', 'Index', 'no. 1, 2024'];
    for (const volume of written) await buildItem(db, { bib_id: bib.id, volume });
    await buildItem(db, { bib_id: bib.id, volume: '2025:9', library_code: 'SOUTH' });
    const client = test.client();
    const all = await client.call(listIssues, { recordId: bib.id });
    expect(all.years).toEqual([
      { year: 2025, issues: 2 },
      { year: 2024, issues: 2 },
      { year: null, issues: 1 },
    ]);
    expect(all.issues.map(({ yearVol, itemCount }) => [yearVol, itemCount])).toEqual([
      ['2025 no. 10', 1],
      ['2025:9', 3],
      ['2024:no.2', 1],
      ['no. 1, 2024', 1],
      ['Index', 1],
    ]);
    const ofYear = await client.call(listIssues, { recordId: bib.id, year: 2024, rows: 1, page: 2 });
    expect(ofYear).toMatchObject({ total: 2, issues: [{ yearVol: 'no. 1, 2024', year: 2024 }] });
    const south = await client.call(listIssues, { recordId: bib.id, libCode: ['SOUTH'] });
    expect(south).toMatchObject({
      total: 1,
      issues: [{ items: [{ libName: 'South', status: 'available' }] }],
    });
  });

  it('lists volumes in their natural order, also across pages, and finds one however it is written', async () => {
    const { db } = test.deps;
    const bib = await buildBib(db);
    for (const volume of ['v.1', 'v.10', 'v.2', 'v.9', 'v.11'])
      await buildItem(db, { bib_id: bib.id, call_number: 'K20/1', volume });
    const client = test.client();
    const volumes = async (input: {
      readonly page?: number;
      readonly rows?: number;
      readonly yearVol?: string;
    }) => (await client.call(listItems, { recordId: bib.id, ...input })).items.map(({ yearVol }) => yearVol);
    expect(await volumes({})).toEqual(['v.1', 'v.2', 'v.9', 'v.10', 'v.11']);
    expect(await volumes({ page: 2, rows: 3 })).toEqual(['v.10', 'v.11']);
    expect(await volumes({ yearVol: '第十卷' })).toEqual(['v.10']);
    const answer = await client.call(listItems, { recordId: bib.id, yearVol: '10' });
    expect(answer).toMatchObject({ total: 1, volumeCount: 5 });
  });

  it('finds shelf places by barcode and leaves out what it does not know', async () => {
    const { shelved } = await buildHoldings();
    const barcodes = [shelved.barcode, 'NO-SUCH'];
    expect(await test.client().call(getShelfPlaces, { barcodes })).toEqual([
      { barcode: shelved.barcode, shelfNo: '3-12-2', plan: null },
    ]);
    expect(await test.client({ tenant: 'beta' }).call(getShelfPlaces, { barcodes })).toEqual([]);
  });

  it('finds the shelf of a copy by its call number, with the plan that shows it', async () => {
    const { db } = test.deps;
    await loadPlan(test.deps, '1001', {
      code: 'L2',
      names: { 'zh-CN': '二楼', 'en-US': 'Second floor' },
      svg: '<svg viewBox="0 0 9 9"><rect id="S7" width="1" height="1"/></svg>',
    });
    const place = { libraryCode: 'SOUTH', locationCode: 'S-GEN', scheme: '' as const };
    const shelf = { ...place, planCode: '', shapeId: '' };
    await db.transaction().execute((tx) =>
      putShelfRanges(tx, '1001', [
        { ...shelf, shelf: '7', first: 'I2', last: 'I24', planCode: 'L2', shapeId: 'S7' },
        { ...shelf, shelf: '8', first: 'I25', last: '' },
      ]),
    );
    const bib = await buildBib(db);
    const there = { bib_id: bib.id, library_code: 'SOUTH', location_code: 'S-GEN' };
    const seven = await buildItem(db, { ...there, call_number: 'I242.4/12' });
    const eight = await buildItem(db, { ...there, call_number: 'I267/3' });
    const none = await buildItem(db, { ...there, call_number: 'A1/3' });
    const own = await buildItem(db, { ...there, call_number: 'I267/3', shelf: '7' });
    const barcodes = [seven, eight, none, own].map(({ barcode }) => barcode);
    const plan = {
      name: '二楼',
      address: '/alpha/plans/L2.svg?shelf=S7&v=2026-03-02T02%3A00%3A00.000Z',
    };
    const expected = [
      { barcode: seven.barcode, shelfNo: '7', plan },
      { barcode: eight.barcode, shelfNo: '8', plan: null },
      { barcode: none.barcode, shelfNo: '', plan: null },
      { barcode: own.barcode, shelfNo: '7', plan },
    ];
    const chinese = test.client({ language: 'zh-CN' });
    const byBarcode = await chinese.call(getShelfPlaces, { barcodes });
    const byRecord = await chinese.call(getShelfPlaces, { barcodes, recordId: bib.id });
    for (const answer of [byBarcode, byRecord]) {
      expect(answer).toHaveLength(4);
      expect(answer).toEqual(expect.arrayContaining(expected));
    }
    expect(
      await test.client({ tenant: 'beta' }).call(getShelfPlaces, { barcodes, recordId: bib.id }),
    ).toEqual([]);
  });

  it('answers live counts for each row asked for, once for a row asked for twice', async () => {
    const { bib, shelved } = await buildHoldings();
    const recordIds = [bib.id, 'unknown', bib.id];
    const answer = await test.client().call(getOnShelfCounts, { recordIds });
    expect(answer).toMatchObject({ asOf: NOW, live: true });
    expect(answer.records).toEqual([
      {
        recordId: bib.id,
        itemCount: 3,
        onShelfCount: 2,
        loanableCount: 1,
        nearest: {
          libName: 'Main Library',
          locationName: 'Social sciences, 3rd floor',
          callNo: shelved.call_number,
        },
        otherPlaces: 2,
        earliestDue: null,
        waiting: 1,
        online: false,
        imgUrl: '',
      },
      {
        recordId: 'unknown',
        itemCount: 0,
        onShelfCount: 0,
        loanableCount: 0,
        nearest: null,
        otherPlaces: 0,
        earliestDue: null,
        waiting: 0,
        online: false,
        imgUrl: '',
      },
    ]);
  });

  it('shows nothing of one tenant to the other', async () => {
    const { bib } = await buildHoldings();
    const beta = test.client({ tenant: 'beta' });
    await expect(beta.call(listItems, { recordId: bib.id })).rejects.toMatchObject({ code: 'BIB_NOT_FOUND' });
    await expect(beta.call(listItemsByLibrary, { recordId: bib.id })).rejects.toMatchObject({ status: 404 });
    const counts = await beta.call(getOnShelfCounts, { recordIds: [bib.id] });
    expect(counts.records).toMatchObject([{ itemCount: 0, waiting: 0 }]);
  });

  it('goes on with what was last known, and since when, while the library system is away', async () => {
    const { bib } = await buildHoldings();
    const client = test.client();
    const live = await client.call(getOnShelfCounts, { recordIds: [bib.id] });
    const liveItems = await client.call(listItems, { recordId: bib.id });
    await storeWaiting(test.deps);
    // Whatever changes while it is away is not known.
    await test.deps.db.deleteFrom('item').where('bib_id', '=', bib.id).execute();
    test.clock.advance(3600);
    test.ils.goAway();
    try {
      const known = await client.call(getOnShelfCounts, { recordIds: [bib.id] });
      expect(known).toEqual({ ...live, live: false, asOf: NOW });
      expect(await client.call(listItems, { recordId: bib.id })).toEqual({ ...liveItems, live: false });
      const byLibrary = await client.call(listItemsByLibrary, { recordId: bib.id });
      expect(byLibrary).toMatchObject({ live: false, asOf: NOW, itemCount: 3, waiting: 1 });
    } finally {
      test.ils.comeBack();
      test.clock.set(NOW);
    }
  });

  it('says nothing of records that it never heard of while the library system is away', async () => {
    const { bib } = await buildHoldings();
    test.ils.goAway();
    try {
      const answer = await test.client().call(getOnShelfCounts, { recordIds: [bib.id] });
      expect(answer).toMatchObject({ live: false, records: [] });
      expect(await test.client().call(listItems, { recordId: bib.id })).toMatchObject({
        live: false,
        total: 0,
      });
    } finally {
      test.ils.comeBack();
    }
  });
});
