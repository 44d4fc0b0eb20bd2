import { countEditions } from '@lectern/contracts/discovery/works/count-editions';
import { joinEditions } from '@lectern/contracts/discovery/works/join-editions';
import { listEditions } from '@lectern/contracts/discovery/works/list-editions';
import { partEdition } from '@lectern/contracts/discovery/works/part-edition';
import { resetEdition } from '@lectern/contracts/discovery/works/reset-edition';
import type { Client } from '@lectern/contracts/kernel/client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { marcFile, readMarcFile, type TestRecord } from '../../../testing/marc-file.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { importRecords } from '../../collection/catalogue/import/import-records.ts';
import { remapAll } from '../../collection/catalogue/import/remap-all.ts';

const TENANT = '1001';
const TITLES = { a: 'The whale', b: 'The whale', c: 'The whale : a novel', d: 'Typee', e: 'Typee. Part 2' };

describeOnBothDatabases('editions of a work', 'SQL', (kind) => {
  let app: TestApp;
  let staff: Client;
  const anybody = () => app.client();
  beforeAll(async () => {
    app = await createTestApp({ kind });
    staff = app.client({ token: await openStaffSession(app, ['catalogue.quick-add']) });
  });
  beforeEach(async () => {
    for (const table of ['work_choice', 'item', 'bib_source', 'bib', 'import_run'] as const)
      await app.deps.db.deleteFrom(table).execute();
    await take(Object.entries(TITLES).map(([number, title]) => ({ number, title })));
  });
  afterAll(() => app.close());

  async function take(records: readonly TestRecord[]): Promise<void> {
    await app.deps.db.deleteFrom('import_run').execute();
    await importRecords(app.deps, {
      tenantId: TENANT,
      source: 'test',
      records: readMarcFile(marcFile(records)),
    });
  }
  async function idOf(number: keyof typeof TITLES): Promise<string> {
    const row = await app.deps.db
      .selectFrom('bib')
      .select('id')
      .where('tenant_id', '=', TENANT)
      .where('control_number', '=', number)
      .executeTakeFirstOrThrow();
    return row.id;
  }
  async function othersOf(number: keyof typeof TITLES): Promise<string[]> {
    const recordId = await idOf(number);
    const { total, editions } = await anybody().call(listEditions, { recordId });
    const counted = await anybody().call(countEditions, { recordIds: [recordId] });
    expect(counted).toEqual(total === 0 ? [] : [{ recordId, others: total }]);
    const numbers = await Promise.all(
      (['a', 'b', 'c', 'd', 'e'] as const).map(async (one) => [await idOf(one), one] as const),
    );
    const known = new Map<string, string>(numbers);
    return editions.map((one) => known.get(one.recordId) ?? '').sort();
  }

  it('are listed with each other, and no other work is among them', async () => {
    expect(await othersOf('a')).toEqual(['b', 'c']);
    expect(await othersOf('c')).toEqual(['a', 'b']);
    expect(await othersOf('d')).toEqual([]);
    const { editions } = await anybody().call(listEditions, { recordId: await idOf('a') });
    expect(editions[0]).toMatchObject({ langName: 'English', docName: 'Book', publishYear: 2020 });
  });

  it('are those of the reader’s library alone', async () => {
    const other = app.client({ tenant: 'beta' });
    const recordId = await idOf('a');
    await expect(other.call(listEditions, { recordId })).rejects.toMatchObject({ code: 'BIB_NOT_FOUND' });
    expect(await other.call(countEditions, { recordIds: [recordId] })).toEqual([]);
  });

  it('stay joined and parted as staff decided when their records come again, changed or not', async () => {
    const [b, d, e] = [await idOf('b'), await idOf('d'), await idOf('e')];
    expect(await staff.call(joinEditions, { recordId: e, otherId: d })).toMatchObject({ others: 1 });
    expect(await staff.call(partEdition, { recordId: b })).toMatchObject({ others: 0 });
    const asDecided = async () => [await othersOf('a'), await othersOf('b'), await othersOf('e')];
    const decided = [['c'], [], ['d']];
    expect(await asDecided()).toEqual(decided);
    await take(Object.entries(TITLES).map(([number, title]) => ({ number, title, dewey: '813' })));
    expect(await asDecided()).toEqual(decided);
    await take([{ number: 'd', title: 'Typee, a peep at Polynesian life' }]);
    expect(await asDecided()).toEqual(decided);
    await app.deps.db.updateTable('bib').set({ mapping_version: 0, work_key: '' }).execute();
    await remapAll(app.deps, { tenantId: TENANT });
    expect(await asDecided()).toEqual(decided);
  });

  it('are again where their own words put them when staff take a decision back', async () => {
    const b = await idOf('b');
    await staff.call(partEdition, { recordId: b });
    expect(await staff.call(resetEdition, { recordId: b })).toMatchObject({ others: 2 });
    expect(await othersOf('b')).toEqual(['a', 'c']);
  });

  it('are told apart and joined by staff who may add records only', async () => {
    const desk = app.client({ token: await openStaffSession(app, ['circulation.desk']) });
    await expect(desk.call(partEdition, { recordId: await idOf('a') })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
