import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { checkOut } from '@lectern/contracts/counter/desk/check-out';
import { addBriefRecord } from '@lectern/contracts/counter/quick-add/add-brief-record';
import { addCopy } from '@lectern/contracts/counter/quick-add/add-copy';
import { getQuickAddChoices } from '@lectern/contracts/counter/quick-add/get-quick-add-choices';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Background, startBackground } from '../../../background.ts';
import { buildLoanRule, buildPatron } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib, buildLibrary, buildLocation } from '../../../testing/catalogue-builders.ts';
import { marcFile, readMarcFile } from '../../../testing/marc-file.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { importRecords } from '../../collection/catalogue/import/import-records.ts';

const ISBN = '978-7-02-000220-7';

describeOnEachDatabase('what staff add at the desk', (kind) => {
  let app: TestApp;
  let background: Background;
  let staff: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const { db } = app.deps;
    await db.insertInto('item_type').values({ tenant_id: TENANT, code: 'book', names: '{}' }).execute();
    await buildLibrary(db, { code: 'MAIN', names: '{"en-US":"Main Library"}' });
    await buildLocation(db, { code: 'MAIN-3F', library_code: 'MAIN', names: '{"en-US":"Third floor"}' });
    await buildLoanRule(db, { item_type: 'book' });
    staff = app.client({
      token: await openStaffSession(app, ['catalogue.quick-add', 'circulation.desk'], 'MAIN'),
    });
    background = await startBackground(app.deps);
  });
  afterAll(async () => {
    await background.stop();
    await app.close();
  });

  const itemsOf = (bibId: string) =>
    app.deps.db
      .selectFrom('item')
      .select(['barcode', 'added_at_desk', 'status'])
      .where('bib_id', '=', bibId)
      .orderBy('barcode')
      .execute();
  const found = async (keyWord: string) =>
    (await staff.call(searchBibs, { keyWord })).searchResult.map(({ title }) => title);
  const importFile = (records: Parameters<typeof marcFile>[0]) =>
    importRecords(app.deps, { tenantId: TENANT, source: 'north', records: readMarcFile(marcFile(records)) });

  it('is chosen from the item types, and the locations of their library', async () => {
    expect(await staff.call(getQuickAddChoices, {})).toEqual({
      itemTypes: [{ code: 'book', name: '' }],
      locations: [{ code: 'MAIN-3F', name: 'Third floor' }],
    });
  });

  it('as a brief record is found by search, shown, and lent at once', async () => {
    const added = await staff.call(addBriefRecord, {
      title: 'Whales of the harbour',
      author: 'Lin, Yue',
      year: 2024,
      isbn: ISBN,
      itemType: 'book',
      locationCode: 'MAIN-3F',
      callNumber: 'Q959.8/1',
      propNo: 'QM-2026-77',
    });
    expect(added).toMatchObject({
      title: 'Whales of the harbour',
      barcode: expect.stringMatching(/^Q\d{9}$/),
    });
    const reader = await buildPatron(app.deps.db);
    const loan = await staff.call(checkOut, { patronId: reader.id, barcode: added.barcode });
    expect(loan.item).toMatchObject({
      title: 'Whales of the harbour',
      callNo: 'Q959.8/1',
      propNo: 'QM-2026-77',
      status: 'on_loan',
    });
    for (const words of ['harbour whales', '9787020002207'])
      await vi.waitFor(async () => expect(await found(words)).toContain('Whales of the harbour'), {
        timeout: 30_000,
        interval: 1000,
      });
    const shown = await staff.call(getBib, { recordId: added.recordId });
    expect(JSON.stringify(shown)).toContain('2024');
  });

  it('as a copy stays when the record is imported again without it, until a record lists it', async () => {
    const record = (barcodes: readonly string[], title: string) => [
      {
        number: 'n1',
        title,
        items: barcodes.map((barcode) => ({ barcode, library: 'MAIN', callNumber: 'A/1' })),
      },
    ];
    await importFile(record(['LISTED'], 'Songs'));
    const { id: recordId } = await app.deps.db
      .selectFrom('bib')
      .select('id')
      .where('control_number', '=', 'n1')
      .executeTakeFirstOrThrow();
    await staff.call(addCopy, { recordId, itemType: 'book', barcode: 'BY-HAND' });
    await importFile(record(['LISTED'], 'Songs, revised'));
    const [byHand, listed] = [
      { barcode: 'BY-HAND', added_at_desk: 1, status: 'available' },
      { barcode: 'LISTED', added_at_desk: 0, status: 'available' },
    ];
    expect(await itemsOf(recordId)).toEqual([byHand, listed]);
    await importFile(record(['LISTED', 'BY-HAND'], 'Songs, revised again'));
    expect(await itemsOf(recordId)).toEqual([{ ...byHand, added_at_desk: 0 }, listed]);
    await importFile(record(['LISTED'], 'Songs, at last'));
    expect(await itemsOf(recordId)).toEqual([listed]);
  });

  it('goes over to the full record that lists its barcode, and the brief one goes', async () => {
    const { recordId } = await staff.call(addBriefRecord, {
      title: 'Brief',
      itemType: 'book',
      barcode: 'OVER-1',
    });
    await importFile([
      { number: 'full', title: 'Full', items: [{ barcode: 'OVER-1', library: 'MAIN', callNumber: 'B/1' }] },
    ]);
    await expect(staff.call(getBib, { recordId })).rejects.toMatchObject({ code: 'BIB_NOT_FOUND' });
    const item = await app.deps.db
      .selectFrom('item')
      .innerJoin('bib', 'bib.id', 'item.bib_id')
      .select(['bib.title', 'item.added_at_desk'])
      .where('item.barcode', '=', 'OVER-1')
      .executeTakeFirst();
    expect(item).toEqual({ title: 'Full', added_at_desk: 0 });
  });

  it('has a barcode of its own, whoever comes first', async () => {
    const { id: recordId } = await buildBib(app.deps.db);
    const copy = { recordId, itemType: 'book', barcode: 'TWICE' };
    const tried = await Promise.allSettled([staff.call(addCopy, copy), staff.call(addCopy, copy)]);
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const brief = staff.call(addBriefRecord, { title: 'Twice', itemType: 'book', barcode: 'TWICE' });
    await expect(brief).rejects.toMatchObject({ code: 'BARCODE_TAKEN', details: { barcode: 'TWICE' } });
    const bibs = await app.deps.db.selectFrom('bib').select('id').where('title', '=', 'Twice').execute();
    expect(bibs).toEqual([]);
  });

  it.each(['978-7-02-000220-8', '12345', 'ISBN'])(
    'has no ISBN with a wrong check digit: %s',
    async (isbn) => {
      const added = staff.call(addBriefRecord, { title: 'Wrong', itemType: 'book', isbn });
      await expect(added).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    },
  );

  it.each(['book', 'journal', 'audio', 'video', 'score', 'map', 'image', 'kit', 'object'] as const)(
    'is of the kind that was chosen: %s',
    async (chosen) => {
      const { recordId } = await staff.call(addBriefRecord, {
        title: chosen,
        itemType: 'book',
        kind: chosen,
      });
      const bib = app.deps.db.selectFrom('bib').select('doc_type').where('id', '=', recordId);
      expect(await bib.executeTakeFirst()).toEqual({ doc_type: chosen });
    },
  );
});
