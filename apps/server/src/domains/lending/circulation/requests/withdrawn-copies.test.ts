import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { listDeskItems } from '@lectern/contracts/counter/desk/list-desk-items';
import { listDeskRequests } from '@lectern/contracts/counter/desk/list-desk-requests';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createEventRunner, type EventRunner } from '../../../../platform/events/event-runner.ts';
import { buildLoan, buildLoanRule, buildRequest } from '../../../../testing/builders.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { buildLibrary } from '../../../../testing/catalogue-builders.ts';
import { marcFile, readMarcFile, type TestRecord } from '../../../../testing/marc-file.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { importRecords } from '../../../collection/catalogue/import/import-records.ts';
import { newsOfMoves } from './request-news.ts';
import { hearWithdrawnCopies } from './withdrawn-copies.ts';

describeOnEachDatabase('a copy that a file lists no longer', (kind) => {
  let app: TestApp;
  let runner: EventRunner;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db, { code: 'MAIN' });
    await buildLoanRule(app.deps.db);
    desk = app.client({ token: await openStaffSession(app, ['circulation.desk'], 'MAIN') });
    runner = createEventRunner(app.deps, [hearWithdrawnCopies]);
    runner.start();
  });
  afterAll(async () => {
    await runner.stop();
    await app.close();
  });

  const bring = (record: TestRecord) =>
    importRecords(app.deps, { tenantId: TENANT, source: 'test', records: readMarcFile(marcFile([record])) });
  const request = (id: string) =>
    app.deps.db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const soon = (assertion: () => Promise<void>) => vi.waitFor(assertion, { timeout: 30_000, interval: 50 });

  /** A title with these copies, in the order of their barcodes. */
  async function titleWith(number: string, copies: number) {
    const items = Array.from({ length: copies }, (_, at) => ({ barcode: `${number}-${at}` }));
    await bring({ number, items });
    const rows = await app.deps.db
      .selectFrom('item')
      .select(['id', 'bib_id', 'barcode'])
      .where('barcode', 'like', `${number}-%`)
      .orderBy('barcode')
      .execute();
    return { items, copies: rows, bib_id: rows[0]!.bib_id };
  }

  /** A request for which a copy waits on the hold shelf. */
  async function keptFor(itemId: string, more: Parameters<typeof buildRequest>[1] = {}) {
    await app.deps.db.updateTable('item').set({ status: 'on_hold_shelf' }).where('id', '=', itemId).execute();
    const kept = { step: 'reservation_arrived', item_id: itemId, kept_until: '2026-03-09' } as const;
    return buildRequest(app.deps.db, { ...kept, ...more });
  }

  /** What the reader was told last. */
  async function newsOf(requestId: string) {
    const { db } = app.deps;
    const moves = await db
      .selectFrom('request_move')
      .select('id')
      .where('request_id', '=', requestId)
      .execute();
    const ids = moves.map(({ id }) => id);
    const news = ids.length === 0 ? new Map() : await newsOfMoves(db, TENANT, ids);
    return [...news.values()].flat().map(({ what }) => what);
  }

  it('gives way to another one on its shelf, which the desk is sent to fetch', async () => {
    const { copies, items } = await titleWith('two', 2);
    const kept = await keptFor(copies[0]!.id);
    await bring({ number: 'two', items: items.slice(1) });
    await soon(async () => {
      expect(await request(kept.id)).toMatchObject({
        step: 'book_request_accepted',
        item_id: copies[1]!.id,
        kept_until: null,
      });
    });
    expect(await newsOf(kept.id)).toEqual(['not_found']);
    const { requests } = await desk.call(listDeskRequests, { list: 'to_pick' });
    expect(requests.map(({ requestId, copy }) => [requestId, copy?.barcode])).toEqual([[kept.id, 'two-1']]);
  });

  it('sends its reader back into the queue where the other copies are lent', async () => {
    const { copies, items } = await titleWith('lent', 2);
    await buildLoan(app.deps.db, { item_id: copies[1]!.id });
    const kept = await keptFor(copies[0]!.id);
    await bring({ number: 'lent', items: items.slice(1) });
    await soon(async () => {
      expect(await request(kept.id)).toMatchObject({ step: 'reserving', item_id: null, kept_until: null });
    });
    expect(await newsOf(kept.id)).toEqual(['not_found']);
  });

  it.each(['kept', 'under way', 'set aside', 'waited for'] as const)(
    'ends a request when it was the only one (%s), and its reader is told',
    async (where) => {
      const number = `only ${where}`;
      const { copies, bib_id } = await titleWith(number, 1);
      const item_id = copies[0]!.id;
      const served =
        where === 'waited for'
          ? await buildRequest(app.deps.db, { bib_id })
          : await keptFor(item_id, STEP_WHERE[where]);
      await bring({ number, items: [] });
      await soon(async () => {
        expect(await request(served.id)).toMatchObject({ step: 'no_copy', kept_until: null });
      });
      expect((await request(served.id)).ended_at).not.toBeNull();
      expect(await newsOf(served.id)).toEqual(['no_copy']);
    },
  );

  it('ends the request of a reader who would take no other copy', async () => {
    const { copies, items } = await titleWith('named', 2);
    const kept = await keptFor(copies[0]!.id, { wanted_item_id: copies[0]!.id });
    await bring({ number: 'named', items: items.slice(1) });
    await soon(async () => expect((await request(kept.id)).step).toBe('no_copy'));
  });

  it('is listed for the desk on whose hold shelf it stands, until it is scanned', async () => {
    const { copies, items } = await titleWith('stands', 3);
    await keptFor(copies[0]!.id);
    await bring({ number: 'stands', items: items.slice(2) });
    const listed = async () =>
      (await desk.call(listDeskItems, { status: 'withdrawn', rows: 100 })).items.map(
        ({ barcode }) => barcode,
      );
    expect((await listed()).filter((barcode) => barcode.startsWith('stands'))).toEqual(['stands-0']);
    const { item } = await desk.call(checkIn, { barcode: 'stands-0' });
    expect(item).toMatchObject({ status: 'withdrawn', next: 'look_at_it' });
    expect(await listed()).not.toContain('stands-0');
  });

  it('ends requests of a record that is deleted as well', async () => {
    const { copies, bib_id } = await titleWith('deleted', 1);
    const kept = await keptFor(copies[0]!.id);
    const waiting = await buildRequest(app.deps.db, { bib_id });
    await bring({ number: 'deleted', status: 'd' });
    await soon(async () => {
      expect((await request(kept.id)).step).toBe('no_copy');
      expect((await request(waiting.id)).step).toBe('no_copy');
    });
  });
});

const STEP_WHERE = {
  kept: {},
  'under way': { step: 'in_logistics', kept_until: null },
  'set aside': { kind: 'entrust', step: 'entrusting', kept_until: null },
} as const;
