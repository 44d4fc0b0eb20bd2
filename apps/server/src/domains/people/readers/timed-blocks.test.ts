import { checkOut } from '@lectern/contracts/counter/desk/check-out';
import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import type { Client } from '@lectern/contracts/kernel/client';
import { listBehaviours } from '@lectern/contracts/lending/fines/list-behaviours';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getGuaranteeDetail } from '@lectern/contracts/lending/patron/get-guarantee-detail';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { checkRequestAccount } from '@lectern/contracts/lending/requests/check-request-account';
import { blockReader } from '@lectern/contracts/people/readers/block-reader';
import { findReaders } from '@lectern/contracts/people/readers/find-readers';
import { getReader } from '@lectern/contracts/people/readers/get-reader';
import { liftBlock } from '@lectern/contracts/people/readers/lift-block';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fromJson } from '../../../platform/db/codecs.ts';
import {
  buildBlock,
  buildGuarantee,
  buildLoan,
  buildPatron,
  buildRequest,
} from '../../../testing/builders.ts';
import { buildItem } from '../../../testing/catalogue-builders.ts';
import { type BuiltPatron, createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { serveWaiting } from '../../lending/circulation/requests/serve-shelves.ts';

const DAY = 86_400;

describeOnEachDatabase('blocks of readers for a time', (kind) => {
  let app: IlsApp;
  let desk: Client;
  let reader: BuiltPatron;
  let passed = 0;
  beforeAll(async () => {
    app = await createIlsApp(kind);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    desk = app.client({
      token: await openStaffSession(app, ['circulation.desk', 'circulation.readers'], 'MAIN'),
    });
    reader = await buildPatron(app.deps.db);
  });
  afterEach(() => later(-passed));

  /** It is 2 March 2026. */
  function later(days: number): void {
    app.clock.advance(days * DAY);
    passed += days;
  }
  const set = (days: { readonly from?: string; readonly until: string }) =>
    desk.call(blockReader, { patronId: reader.id, reason: 'Torn pages', ...days });
  const lend = async () =>
    desk.call(checkOut, { patronId: reader.id, barcode: (await buildItem(app.deps.db)).barcode });
  const audited = async (action: string) => {
    const row = app.deps.db.selectFrom('audit_entry').select('details').where('action', '=', action);
    return fromJson<object>((await row.orderBy('id', 'desc').executeTakeFirstOrThrow()).details);
  };

  it('refuse loans, renewals and requests while they run, with the last day', async () => {
    const { id: loanId } = await buildLoan(app.deps.db, { patron_id: reader.id });
    const blocked = await set({ until: '2026-03-09' });
    expect(blocked).toMatchObject({
      status: 'blocked',
      blocks: [{ from: '2026-03-02', until: '2026-03-09', reason: 'Torn pages', state: 'running' }],
    });
    const refusal = { code: 'ACCOUNT_BLOCKED', message: expect.stringContaining('9 March') };
    await expect(lend()).rejects.toMatchObject({ ...refusal, status: 409 });
    const client = await app.signedIn(reader);
    expect((await client.call(listLoans, {})).loans).toMatchObject([{ loanId, canRenew: false, refusal }]);
    await expect(client.call(renewLoans, { loanIds: [loanId] })).rejects.toMatchObject({ status: 409 });
    expect(await client.call(checkRequestAccount, {})).toMatchObject({ allowed: false, refusal });
    expect(await client.call(getPatron, {})).toMatchObject({
      status: 'blocked',
      timedBlock: { from: '2026-03-02', until: '2026-03-09', reason: 'Torn pages' },
    });
    expect((await desk.call(getDeskReader, { patronId: reader.id })).blocks).toMatchObject([refusal]);
    const found = await desk.call(findReaders, { text: reader.primary_id });
    expect(found.readers).toMatchObject([{ status: 'blocked' }]);
    for (const [language, words] of [
      ['zh-CN', '含当天'],
      ['zh-TW', '含當天'],
      ['fr-FR', 'inclus'],
    ] as const) {
      const { refusal: said } = await (await app.signedIn(reader, language)).call(checkRequestAccount, {});
      expect(said?.message).toContain(words);
    }
  });

  it('begin on their first day, end after the last one by the calendar alone, and are listed after that', async () => {
    await set({ from: '2026-03-04', until: '2026-03-05' });
    await lend();
    later(1);
    await lend();
    for (const _day of [4, 5]) {
      later(1);
      await expect(lend()).rejects.toMatchObject({ code: 'ACCOUNT_BLOCKED' });
    }
    later(1);
    await lend();
    expect(await desk.call(getReader, { patronId: reader.id })).toMatchObject({
      status: 'normal',
      blocks: [{ state: 'over', until: '2026-03-05', liftedAt: null }],
    });
    expect((await (await app.signedIn(reader)).call(getPatron, {})).timedBlock).toBeNull();
  });

  it('run again when a clock that was ahead is put right', async () => {
    await set({ until: '2026-03-09' });
    later(30);
    await lend();
    later(-30);
    await expect(lend()).rejects.toMatchObject({ code: 'ACCOUNT_BLOCKED' });
  });

  it('are lifted with a reason, once, and stay in the history and in the audit', async () => {
    const [block] = (await set({ until: '2026-03-09' })).blocks;
    const lift = { patronId: reader.id, blockId: block?.blockId ?? '', reason: 'Paid for the book' };
    expect(await desk.call(liftBlock, lift)).toMatchObject({
      status: 'normal',
      blocks: [{ state: 'lifted', liftReason: 'Paid for the book', liftedAt: expect.any(String) }],
    });
    await lend();
    await expect(desk.call(liftBlock, lift)).rejects.toMatchObject({ code: 'READER_BLOCK_OVER' });
    const days = { firstDay: '2026-03-02', lastDay: '2026-03-09' };
    expect(await audited('readers.block')).toEqual({
      before: null,
      after: { ...days, reason: 'Torn pages' },
    });
    expect(await audited('readers.liftBlock')).toMatchObject({
      before: { ...days, reason: 'Torn pages' },
      after: { reason: 'Paid for the book' },
    });
  });

  it('of the same days count by the one that ends last', async () => {
    await set({ until: '2026-03-20' });
    const { blocks } = await set({ until: '2026-03-05' });
    expect(blocks).toHaveLength(2);
    const client = await app.signedIn(reader);
    expect(await client.call(getPatron, {})).toMatchObject({ timedBlock: { until: '2026-03-20' } });
  });

  it('are not set for days that are over, and by staff with the permission alone', async () => {
    for (const days of [{ until: '2026-03-01' }, { from: '2026-03-08', until: '2026-03-07' }])
      await expect(set(days)).rejects.toMatchObject({ code: 'READER_BLOCK_PAST' });
    const reading = app.client({ token: await openStaffSession(app, ['circulation.desk']) });
    const block = { patronId: reader.id, until: '2026-03-09', reason: 'Torn pages' };
    await expect(reading.call(blockReader, block)).rejects.toMatchObject({ status: 403 });
    expect((await reading.call(getReader, { patronId: reader.id })).blocks).toEqual([]);
  });

  it('stand among the behaviours of their reader by their state, with both days and no sum', async () => {
    const { db } = app.deps;
    const over = await buildBlock(db, {
      ...{ patron_id: reader.id, first_day: '2026-02-01', last_day: '2026-03-01' },
      set_at: '2026-02-01T02:00:00.000Z',
    });
    const [running] = (await set({ until: '2026-03-09' })).blocks;
    const client = await app.signedIn(reader, 'zh-CN');
    const idsIn = async (processFlag: 'all' | 'unprocessed' | 'processed' | 'cancelled' | 'ordered') => {
      const { total, behaviours } = await client.call(listBehaviours, { processFlag });
      expect(total).toBe(behaviours.length);
      return behaviours.map(({ behaviourDetlId }) => behaviourDetlId);
    };
    expect(await idsIn('all')).toEqual([running?.blockId, over.id]);
    expect(await idsIn('unprocessed')).toEqual([running?.blockId]);
    expect(await idsIn('processed')).toEqual([over.id]);
    expect(await idsIn('cancelled')).toEqual([]);
    expect(await idsIn('ordered')).toEqual([]);
    expect((await client.call(listBehaviours, { rows: 1, page: 2 })).behaviours).toMatchObject([
      {
        ...{ behaviourDetlId: over.id, behaviourType: 'block', behaviourTypeName: '暂停借阅' },
        ...{ blockStartDate: '2026-02-01', blockEndDate: '2026-03-01', note: 'Torn pages' },
        ...{ dueDebt: 0, dueDebtDecimal: '0.00', title: '', propNo: '' },
      },
    ]);
    // Nobody else sees them.
    const other = await app.signedIn(await buildPatron(db));
    expect((await other.call(listBehaviours, {})).total).toBe(0);
  });

  it('are told to whoever guarantees the reader, with their last day', async () => {
    const { db } = app.deps;
    const guarantor = await buildPatron(db);
    await buildGuarantee(db, { guarantor_id: guarantor.id, guaranteed_id: reader.id });
    await set({ until: '2026-03-09' });
    const detail = await (await app.signedIn(guarantor)).call(getGuaranteeDetail, {});
    expect(detail).toMatchObject({
      guaranteeUserPrimaryId: reader.primary_id,
      guaranteeUserUnresolvedBehaviour: [
        { behaviourTypeName: 'Blocked for a time', blockStartDate: '2026-03-02', blockEndDate: '2026-03-09' },
      ],
    });
  });

  it('have the queue pass their reader over until they are over', async () => {
    const { db, tenants } = app.deps;
    const { bib_id, id } = await buildItem(db);
    const request = await buildRequest(db, { bib_id, patron_id: reader.id });
    await set({ until: '2026-03-03' });
    const tenant = await tenants.byId('1001');
    if (!tenant) throw new Error('no tenant');
    const servedBy = async () => {
      await serveWaiting(app.deps, tenant, { bibIds: [bib_id] });
      const row = db.selectFrom('request').select('item_id').where('id', '=', request.id);
      return (await row.executeTakeFirstOrThrow()).item_id;
    };
    expect(await servedBy()).toBeNull();
    later(2);
    expect(await servedBy()).toBe(id);
  });
});
