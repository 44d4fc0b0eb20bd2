import type { Client } from '@lectern/contracts/kernel/client';
import { listTitles } from '@lectern/contracts/resources/titles/list-titles';
import { putTitleList } from '@lectern/contracts/resources/titles/put-title-list';
import { undoTitleImport } from '@lectern/contracts/resources/titles/undo-title-import';
import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEresource } from '../../../../testing/eresource-rows.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../../testing/test-database.ts';
import { importList, kbart, workOnTitles } from '../../../../testing/title-lists.ts';

/** A serial with an address, and what 856 $3 says of it. */
function journal(id: string, title: string, issn: string, materials: string): Uint8Array<ArrayBuffer> {
  const data = (tag: string, ind: string, ...subfields: readonly string[]) => ({
    tag,
    ind1: ind.charAt(0),
    ind2: ind.charAt(1),
    subfields: subfields.map((text) => ({ code: text.charAt(0), value: text.slice(1) })),
  });
  return Uint8Array.from(
    writeIso2709({
      leader: '00000cas a2200000 a 4500',
      fields: [
        { tag: '001', value: id },
        data('022', '0 ', `a${issn}`),
        data('245', '00', `a${title}`),
        data('856', '40', `3${materials}`, `uhttps://journals.example.org/${id}`),
      ],
    }),
  );
}

describeOnBothDatabases('title lists of MARC records', 'SQL', (kind) => {
  let app: TestApp;
  let desk: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
  });
  afterAll(() => app.close());

  it('are imported like tables, in the place of one, and undone', async () => {
    const eresourceId = await buildEresource(app.deps.db, {}, { code: 'jstor', names: { 'en-US': 'JSTOR' } });
    const { id } = await desk.call(putTitleList, { eresourceId, code: 'marc', names: { 'en-US': 'MARC' } });
    const table = kbart({
      publication_title: 'Nature',
      online_identifier: '1476-4687',
      publication_type: 'serial',
    });
    expect(await importList(app.deps, desk, id, table)).toMatchObject({ state: 'done', cameCount: 1 });
    const nature = journal('nat', 'Nature', '1476-4687', 'v.1 (1869)-');
    const whales = journal('wha', 'Whales', '1932-6203', 'about 1995 to 2003');
    const file = Uint8Array.from(Buffer.concat([nature, whales]));
    const check = await importList(app.deps, desk, id, file, { check: true });
    expect(check).toMatchObject({
      state: 'done',
      isCheck: true,
      readCount: 2,
      encoding: 'utf-8',
      refusal: '',
    });
    expect(check.faults).toEqual([{ line: 2, column: '856', code: 'COVERAGE', value: 'about 1995 to 2003' }]);
    expect(await importList(app.deps, desk, id, file)).toMatchObject({ cameCount: 2, wentCount: 1 });
    const { titles } = await app.client().call(listTitles, {});
    expect(titles).toMatchObject([
      {
        name: 'Nature',
        onlineIssn: '1476-4687',
        sources: [{ firstDate: '1869', firstVolume: '1', lastDate: '' }],
      },
      { name: 'Whales', sources: [{ firstDate: '', note: 'about 1995 to 2003' }] },
    ]);
    expect(await importList(app.deps, desk, id, file)).toMatchObject({
      sameCount: 2,
      cameCount: 0,
      wentCount: 0,
    });
    const cut = file.slice(0, file.length - 40);
    expect(await importList(app.deps, desk, id, cut)).toMatchObject({ state: 'refused', refusal: 'CUT' });
    await desk.call(undoTitleImport, { listId: id });
    await workOnTitles(app.deps);
    expect((await app.client().call(listTitles, {})).total).toBe(2);
  });
});
