import { writeMarcXml } from '@lectern/marc/marcxml/write-marcxml';
import { RECORD_LIMITS } from '@lectern/marc/record-limits';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildLoan, buildRequest } from '../../../../testing/builders.ts';
import { withLocalSystems } from '../../../../testing/local-systems.ts';
import { marcFile, readMarcFile, type TestRecord, testRecord } from '../../../../testing/marc-file.ts';
import { createTestClock } from '../../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { ImportRunningError } from './import-errors.ts';
import { takeImportLease } from './import-lease.ts';
import { type ImportRequest, importRecords } from './import-records.ts';

const TENANT = '1001';

describeOnBothDatabases('import', 'SQL', (kind) => {
  let database: TestDatabase;
  const clock = createTestClock();
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  beforeEach(async () => {
    for (const table of [
      'loan',
      'request',
      'item',
      'bib_source',
      'bib',
      'import_run',
      'outbox_event',
      'lease',
    ] as const)
      await database.db.deleteFrom(table).execute();
  });
  afterAll(() => database.close());

  const deps = () => withLocalSystems({ db: database.db, clock });
  function run(records: readonly TestRecord[], more: Partial<ImportRequest> = {}) {
    return importRecords(deps(), {
      tenantId: TENANT,
      source: 'test',
      records: readMarcFile(marcFile(records)),
      ...more,
    });
  }
  const bibs = () =>
    database.db
      .selectFrom('bib')
      .select(['id', 'control_number', 'title', 'suppressed'])
      .where('tenant_id', '=', TENANT)
      .orderBy('control_number')
      .execute();
  const items = () =>
    database.db
      .selectFrom('item')
      .select(['id', 'barcode', 'bib_id', 'status', 'call_number'])
      .where('tenant_id', '=', TENANT)
      .orderBy('barcode')
      .execute();
  const events = async (topic = 'bib.changed') =>
    (
      await database.db.selectFrom('outbox_event').select('subject_id').where('topic', '=', topic).execute()
    ).map((row) => row.subject_id);

  it('stores bibs, raw records and items, with an event for each bib', async () => {
    const report = await run([
      { number: 'a', title: 'First', items: [{ barcode: '1' }, { barcode: '2' }] },
      { number: 'b', title: 'Second' },
    ]);
    expect(report).toMatchObject({ finished: true, counts: { records: 2, created: 2, itemsCreated: 2 } });
    const stored = await bibs();
    expect(stored.map((bib) => [bib.control_number, bib.title])).toEqual([
      ['a', 'First'],
      ['b', 'Second'],
    ]);
    expect(await items()).toMatchObject([
      { barcode: '1', bib_id: stored[0]?.id, status: 'available' },
      { barcode: '2', bib_id: stored[0]?.id, status: 'available' },
    ]);
    expect((await events()).sort()).toEqual(stored.map((bib) => bib.id).sort());
    const sources = await database.db
      .selectFrom('bib_source')
      .select(['format', 'encoding', 'flavour'])
      .execute();
    expect(sources).toEqual([
      { format: 'iso2709', encoding: 'utf-8', flavour: 'marc21' },
      { format: 'iso2709', encoding: 'utf-8', flavour: 'marc21' },
    ]);
  });

  it('leaves unchanged records alone, and changes others under their old id', async () => {
    await run([{ number: 'a' }, { number: 'b', title: 'Old' }]);
    const before = await bibs();
    await database.db.deleteFrom('outbox_event').execute();
    const again = await run([{ number: 'a' }, { number: 'b', title: 'New' }]);
    expect(again.counts).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect(await bibs()).toEqual([before[0], { ...before[1], title: 'New' }]);
    expect(await events()).toEqual([before[1]?.id]);
  });

  it('tells of new and changed copies of bibs for which readers may wait, not of new bibs', async () => {
    await run([{ number: 'a', items: [{ barcode: '1' }] }, { number: 'b' }]);
    expect(await events('copies.changed')).toEqual([]);
    await run([
      { number: 'a', items: [{ barcode: '1' }, { barcode: '2' }] },
      { number: 'b', title: 'New' },
    ]);
    expect(await events('copies.changed')).toEqual([(await bibs())[0]?.id]);
  });

  it('counts the records that were read without what is beyond a limit', async () => {
    const record = testRecord({ number: 'a' });
    const subfields = Array.from({ length: RECORD_LIMITS.subfields + 1 }, () => ({ code: 'x', value: 'y' }));
    const large = { ...record, fields: [...record.fields, { tag: '650', ind1: ' ', ind2: ' ', subfields }] };
    const records = readMarcFile(Buffer.from(writeMarcXml(large)));
    expect((await run([], { records })).counts).toMatchObject({
      created: 1,
      warnings: { 'too-many-subfields': 1 },
    });
  });

  it('keeps sources and tenants apart', async () => {
    await run([{ number: 'a' }]);
    expect((await run([{ number: 'a' }], { source: 'other' })).counts.created).toBe(1);
    expect((await run([{ number: 'a' }], { tenantId: '1002' })).counts.created).toBe(1);
  });

  it('knows a record without 001 by its content', async () => {
    const file = [{ number: '', title: 'Nameless' }];
    await run(file);
    expect((await run(file)).counts).toMatchObject({ created: 0, unchanged: 1 });
    expect((await bibs())[0]?.control_number).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it('reports a number that comes twice, and the last one wins', async () => {
    const report = await run([
      { number: 'a', title: 'First' },
      { number: 'b' },
      { number: 'a', title: 'Last' },
    ]);
    expect(report.counts).toMatchObject({ records: 3, created: 2, duplicates: 1 });
    expect(report.duplicateNumbers).toEqual(['a']);
    expect((await bibs())[0]?.title).toBe('Last');
  });

  it('counts records that are not bibliographic, and stores none of them', async () => {
    const report = await run([
      { number: 'a', type: 'z' },
      { number: 'b', type: 'w' },
      { number: 'c', type: 'u' },
      { number: 'd' },
    ]);
    expect(report.counts.skipped).toEqual({ authority: 1, classification: 1, holdings: 1 });
    expect(await bibs()).toHaveLength(1);
  });

  it('hands over rejected pieces with their position and reason, and goes on', async () => {
    const [first, second] = [marcFile([{ number: 'a' }]), marcFile([{ number: 'b' }])];
    const broken = Buffer.from('00026nam a2200025 a 4500\x1e\x1d');
    const rejected: { index: number; reason: string }[] = [];
    const report = await run([], {
      records: readMarcFile(Buffer.concat([first, broken, second])),
      async onRejected(pieces) {
        for (const { position, reason } of pieces) rejected.push({ index: position.index, reason });
      },
    });
    expect(rejected).toEqual([{ index: 1, reason: 'no-leader' }]);
    expect(report.counts).toMatchObject({ records: 3, created: 2, rejected: 1 });
  });

  it('deletes a record of status d with its items', async () => {
    await run([{ number: 'a', items: [{ barcode: '1' }] }, { number: 'b' }]);
    const [gone] = await bibs();
    await database.db.deleteFrom('outbox_event').execute();
    const report = await run([
      { number: 'a', status: 'd' },
      { number: 'x', status: 'd' },
    ]);
    expect(report.counts).toMatchObject({ deleted: 1, deletedUnknown: 1 });
    expect((await bibs()).map((bib) => bib.control_number)).toEqual(['b']);
    expect(await items()).toEqual([]);
    expect(await events()).toEqual([gone?.id]);
  });

  it('suppresses a deleted record that was lent, and brings it back when it comes again', async () => {
    await run([{ number: 'a', items: [{ barcode: '1' }] }]);
    await lend('1');
    const [before] = await bibs();
    const gone = await run([{ number: 'a', status: 'd' }]);
    expect(gone.counts).toMatchObject({ deleted: 0, suppressed: 1 });
    expect(await bibs()).toMatchObject([{ id: before?.id, suppressed: 1 }]);
    expect(await items()).toHaveLength(1);
    expect((await run([{ number: 'a', status: 'd' }])).counts.unchanged).toBe(1);
    await run([{ number: 'a', items: [{ barcode: '1' }] }]);
    expect(await bibs()).toMatchObject([{ id: before?.id, suppressed: 0 }]);
  });

  it('matches items by barcode: id, status and loan stay, the description follows the record', async () => {
    await run([{ number: 'a', items: [{ barcode: '1', callNumber: 'OLD' }] }]);
    await database.db.updateTable('item').set({ status: 'missing', shelf: 'S1', recalled: 1 }).execute();
    const [before] = await items();
    const report = await run([
      { number: 'a', items: [{ barcode: '1', callNumber: 'NEW' }, { barcode: '2' }] },
    ]);
    expect(report.counts).toMatchObject({ itemsUpdated: 1, itemsCreated: 1 });
    expect((await items())[0]).toEqual({ ...before, call_number: 'NEW' });
    expect(
      await database.db.selectFrom('item').select(['shelf', 'recalled']).where('barcode', '=', '1').execute(),
    ).toEqual([{ shelf: 'S1', recalled: 1 }]);
  });

  it('deletes items that left their record, but withdraws those that were lent, until they come back', async () => {
    const both = [{ number: 'a', items: [{ barcode: '1' }, { barcode: '2' }] }];
    await run(both);
    await lend('1');
    const report = await run([{ number: 'a', items: [] }]);
    expect(report.counts).toMatchObject({ itemsDeleted: 1, itemsWithdrawn: 1 });
    expect(await items()).toMatchObject([{ barcode: '1', status: 'withdrawn' }]);
    await run(both);
    expect(await items()).toMatchObject([
      { barcode: '1', status: 'available' },
      { barcode: '2', status: 'available' },
    ]);
  });

  it('moves an item whose barcode comes in another record, and tells the index of both', async () => {
    await run([{ number: 'a', items: [{ barcode: '1' }] }, { number: 'b' }]);
    const [before] = await items();
    await database.db.deleteFrom('outbox_event').execute();
    const report = await run([{ number: 'b', items: [{ barcode: '1' }] }]);
    const [from, to] = await bibs();
    expect(report.counts.itemsMoved).toBe(1);
    expect(await items()).toMatchObject([{ id: before?.id, bib_id: to?.id }]);
    expect((await events()).sort((a, b) => a.localeCompare(b))).toEqual(
      [from?.id ?? '', to?.id ?? ''].sort((a, b) => a.localeCompare(b)),
    );
  });

  it('takes requests along with their copies, and all of a title that has no copy left', async () => {
    const both = [{ barcode: '1' }, { barcode: '2' }];
    await run([{ number: 'a', items: both }, { number: 'b' }]);
    const [from, to] = (await bibs()).map(({ id }) => id) as [string, string];
    const [first] = await items();
    const of = { bib_id: from, tenant_id: TENANT };
    const served = { ...of, item_id: first!.id, kind: 'entrust', step: 'entrusting' } as const;
    const withCopy = await buildRequest(database.db, served);
    const waiting = await buildRequest(database.db, of);
    const titleOf = async ({ id }: { readonly id: string }) =>
      (
        await database.db
          .selectFrom('request')
          .select('bib_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).bib_id;
    await run([
      { number: 'a', items: [{ barcode: '2' }] },
      { number: 'b', items: [{ barcode: '1' }] },
    ]);
    expect([await titleOf(withCopy), await titleOf(waiting)]).toEqual([to, from]);
    await run([{ number: 'b', items: both }]);
    expect([await titleOf(withCopy), await titleOf(waiting)]).toEqual([to, to]);
  });

  it('gives items without a barcode one that stays the same', async () => {
    await run([{ number: 'a', items: [{ callNumber: 'X' }, { callNumber: 'Y' }] }]);
    const before = await items();
    expect(before).toHaveLength(2);
    await run([{ number: 'a', title: 'Changed', items: [{ callNumber: 'X' }, { callNumber: 'Y' }] }]);
    expect(await items()).toEqual(before);
  });

  it('stops behind a batch when told, and goes on there when run again', async () => {
    const file = { name: 'many.mrc', size: 1, version: '1' };
    const records = Array.from({ length: 500 }, (_, index) => ({ number: `n${index}`.padStart(5) }));
    const stop = new AbortController();
    const first = await run(records, { file, signal: stop.signal, onProgress: () => stop.abort() });
    expect(first.finished).toBe(false);
    expect(await bibs()).toHaveLength(first.counts.created);
    expect(first.counts.created).toBeLessThan(500);
    const second = await run(records, { file });
    expect(second).toMatchObject({
      runId: first.runId,
      resumedBehind: first.counts.records,
      finished: true,
      counts: { records: 500, created: 500, unchanged: 0 },
    });
    expect((await run(records, { file })).counts).toMatchObject({ records: 500, unchanged: 500 });
  });

  it('leaves the data as of the last finished batch when reading fails', async () => {
    async function* failing() {
      yield* readMarcFile(marcFile(Array.from({ length: 1000 }, (_, index) => ({ number: `n${index}` }))));
      throw new Error('disk pulled');
    }
    await expect(run([], { records: failing() })).rejects.toThrow('disk pulled');
    expect(await bibs()).toHaveLength(1000);
    expect(await database.db.selectFrom('import_run').select(['state', 'records_done']).execute()).toEqual([
      { state: 'running', records_done: 1000 },
    ]);
  });

  it('refuses to import a source that is being imported', async () => {
    const lease = await takeImportLease(deps(), TENANT, 'test');
    await expect(run([{ number: 'a' }], { patienceMs: 0 })).rejects.toThrow(ImportRunningError);
    await lease.release();
    expect((await run([{ number: 'a' }], { patienceMs: 0 })).counts.created).toBe(1);
  });

  it('leaves every record of the last file exactly as that file says, whatever came before', async () => {
    const number = fc.constantFrom('a', 'b', 'c', 'd');
    const aRecord = fc.record({
      number,
      title: fc.constantFrom('One', 'Two'),
      status: fc.constantFrom<'n' | 'd'>('n', 'n', 'n', 'd'),
    });
    const aFile = fc
      .tuple(
        fc.uniqueArray(aRecord, { selector: (record) => record.number, minLength: 1 }),
        fc.uniqueArray(fc.tuple(fc.constantFrom('1', '2', '3', '4', '5'), number), {
          selector: ([barcode]) => barcode,
        }),
      )
      .map(([records, placed]) =>
        records.map((record) => ({
          ...record,
          items: placed.filter(([, at]) => at === record.number).map(([barcode]) => ({ barcode })),
        })),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(aFile, { minLength: 1, maxLength: 4 }), async (files) => {
        for (const table of ['item', 'bib_source', 'bib'] as const)
          await database.db.deleteFrom(table).execute();
        for (const file of files) await run(file);
        const stored = { bibs: await bibs(), items: await items() };
        for (const { number: its, title, status, items: listed } of files.at(-1) ?? []) {
          const bib = stored.bibs.find((one) => one.control_number === its);
          expect(bib?.title).toBe(status === 'd' ? undefined : title);
          if (!bib) continue;
          const barcodes = stored.items.filter((item) => item.bib_id === bib.id).map((item) => item.barcode);
          expect(barcodes).toEqual(listed.map((item) => item.barcode).sort());
        }
        await run(files.at(-1) ?? []);
        expect({ bibs: await bibs(), items: await items() }).toEqual(stored);
      }),
      { numRuns: 25 },
    );
  });

  async function lend(barcode: string): Promise<void> {
    const item = await database.db
      .selectFrom('item')
      .select(['id', 'bib_id'])
      .where('barcode', '=', barcode)
      .executeTakeFirstOrThrow();
    await buildLoan(database.db, { item_id: item.id, bib_id: item.bib_id });
  }
});
