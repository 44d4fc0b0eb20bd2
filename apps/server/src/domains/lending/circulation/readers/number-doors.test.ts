import { afterAll, beforeAll, expect, it } from 'vitest';
import { putTenant, readSettings } from '../../../../platform/tenants/tenant-store.ts';
import { buildLoanRule, buildPatron, buildPatronGroup } from '../../../../testing/builders.ts';
import { buildItem, buildLibrary } from '../../../../testing/catalogue-builders.ts';
import { localIls } from '../../../../testing/local-systems.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putItems } from '../../../collection/catalogue/import/item-store.ts';
import { findReaderByPrimaryId } from '../../../people/account/primary-ids.ts';
import { refuseNumber } from './reader-refusals.ts';

const DESCRIBED = {
  library_code: 'MAIN',
  location_code: '',
  call_number: '',
  volume: '',
  copy_number: '',
  inventory_number: '',
  item_type: 'book',
};

describeOnEachDatabase('numbers that are typed otherwise than written', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db, { code: 'MAIN' });
    await buildPatronGroup(app.deps.db);
    await buildLoanRule(app.deps.db);
  });
  afterAll(() => app.close());

  it('name the same reader and the same copy at every door', async () => {
    const { db, clock } = app.deps;
    const ils = localIls({ db, clock });
    const patron = await buildPatron(db, { primary_id: '20261234' });
    const item = await buildItem(db, { barcode: 'Ｂ 77', barcode_form: 'b77' });
    for (const typed of ['20261234', '2026 1234', '２０２６１２３４', ' 20261234\u200b']) {
      expect(await ils.patrons?.find(typed)).toMatchObject({ patronId: patron.id });
      expect(await findReaderByPrimaryId(app.deps, '1001', typed)).toMatchObject({ id: patron.id });
    }
    const lent = { patronId: patron.id, barcode: 'B77', libraryCode: 'MAIN' };
    expect(await ils.desk.checkOut(lent)).toMatchObject({ barcode: item.barcode });
    expect(await ils.desk.item('b77')).toMatchObject({ barcode: item.barcode });
    expect(await ils.desk.checkIn({ barcode: 'B 77', libraryCode: 'MAIN' })).toMatchObject({
      loanId: expect.any(String),
    });
  });

  it('name nobody where two numbers are alike, unless one is typed as it is written', async () => {
    const { db, clock } = app.deps;
    const ils = localIls({ db, clock });
    const one = await buildPatron(db, { primary_id: '55 1' });
    const other = await buildPatron(db, { primary_id: '551' });
    expect(await ils.patrons?.find('55 1')).toMatchObject({ patronId: one.id });
    expect(await ils.patrons?.find('551')).toMatchObject({ patronId: other.id });
    expect(await ils.patrons?.find('5 5 1')).toBeUndefined();
  });

  it('tell numbers apart by their case alone where the library says so', async () => {
    const { db, clock } = app.deps;
    const ils = localIls({ db, clock });
    const upper = await buildPatron(db, { primary_id: 'AB9', primary_id_form: 'ab9' });
    const item = await buildItem(db, { barcode: 'QQ1', barcode_form: 'qq1' });
    expect(await ils.patrons?.find('ab 9')).toMatchObject({ patronId: upper.id });
    const settings = await readSettings(db, '1001');
    await putTenant(db, {
      id: '1001',
      mappingPath: 'alpha',
      settings: { ...settings, policy: { ...settings.policy, numbersKeepCase: true } },
      now: clock.now().toISOString(),
    });
    expect(await ils.patrons?.find('ab 9')).toBeUndefined();
    expect(await ils.patrons?.find('A B9')).toMatchObject({ patronId: upper.id });
    expect(await ils.desk.item('QQ 1')).toMatchObject({ barcode: item.barcode });
    await expect(ils.desk.item('qq1')).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' });
    expect(await refuseNumber(db, '1001', 'ab9')).toBeUndefined();
    expect(await refuseNumber(db, '1001', 'AB 9')).toMatchObject({ code: 'CARD_NUMBER_TAKEN' });
  });

  it('belong to the copy that is there when a record lists it in another spelling', async () => {
    const { db, clock } = app.deps;
    const item = await buildItem(db, { barcode: '3 1234 5', barcode_form: '312345' });
    await putItems(db, '1001', [{ bibId: item.bib_id, items: [{ ...DESCRIBED, barcode: '312345' }] }], {
      isNew: () => false,
      uses: [],
      now: clock.now().toISOString(),
    });
    expect(
      await db.selectFrom('item').select(['id', 'barcode']).where('bib_id', '=', item.bib_id).execute(),
    ).toEqual([{ id: item.id, barcode: '3 1234 5' }]);
  });
});
