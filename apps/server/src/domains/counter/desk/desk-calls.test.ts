import { changeDueDate } from '@lectern/contracts/counter/desk/change-due-date';
import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { checkOut } from '@lectern/contracts/counter/desk/check-out';
import { claimReturned } from '@lectern/contracts/counter/desk/claim-returned';
import { getDeskItem } from '@lectern/contracts/counter/desk/get-desk-item';
import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { listDeskItems } from '@lectern/contracts/counter/desk/list-desk-items';
import { listDeskRequests } from '@lectern/contracts/counter/desk/list-desk-requests';
import { listSharedNumbers } from '@lectern/contracts/counter/desk/list-shared-numbers';
import { moveDeskRequests } from '@lectern/contracts/counter/desk/move-desk-requests';
import { renewAtDesk } from '@lectern/contracts/counter/desk/renew-at-desk';
import { setAlert } from '@lectern/contracts/counter/desk/set-alert';
import { undoLastAct } from '@lectern/contracts/counter/desk/undo-last-act';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLoan, buildPatron, buildRequest } from '../../../testing/builders.ts';
import { buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('the calls of the desk', (kind) => {
  let app: TestApp;
  let main: ReturnType<TestApp['client']>;
  let south: ReturnType<TestApp['client']>;
  let north: ReturnType<TestApp['client']>;
  let overriding: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    const { db } = app.deps;
    await buildLibrary(db);
    await buildLibrary(db, { code: 'SOUTH', names: '{"en-US":"South Library"}', position: 1 });
    await buildLibrary(db, { code: 'NORTH', names: '{"en-US":"North Library"}', position: 2 });
    main = app.client({ token: await openStaffSession(app, ['circulation.desk'], 'MAIN') });
    south = app.client({ token: await openStaffSession(app, ['circulation.desk'], 'SOUTH') });
    north = app.client({ token: await openStaffSession(app, ['circulation.desk'], 'NORTH') });
    const both = ['circulation.desk', 'circulation.override'] as const;
    overriding = app.client({ token: await openStaffSession(app, both, 'MAIN') });
  });
  afterAll(() => app.close());

  it('lend by a card and a barcode, and take back with what happens next', async () => {
    const { db } = app.deps;
    const patron = await buildPatron(db);
    const item = await buildItem(db);
    const reader = await main.call(getDeskReader, { card: patron.primary_id });
    expect(reader).toMatchObject({ patronId: patron.id, name: patron.name, blocks: [], loans: [] });
    const { loanId, normReturnDate } = await main.call(checkOut, {
      patronId: reader.patronId,
      barcode: item.barcode,
    });
    expect(normReturnDate).toBe('2026-04-01');
    expect(await main.call(getDeskItem, { barcode: item.barcode })).toMatchObject({
      next: 'reader',
      loan: { loanId, reader: { patronId: patron.id }, daysOverdue: 0 },
    });
    expect(await main.call(checkIn, { barcode: item.barcode })).toMatchObject({
      loanId,
      reader: { primaryId: patron.primary_id },
      finePosted: { amount: 0 },
      item: { next: 'shelf', loan: null },
    });
  });

  it('say where a copy goes: to the hold shelf of its reader, to another library, home', async () => {
    const { db } = app.deps;
    const item = await buildItem(db);
    const waiting = await buildRequest(db, { bib_id: item.bib_id });
    const arrived = await south.call(checkIn, { barcode: item.barcode });
    expect(arrived.item).toMatchObject({ next: 'send', sendTo: 'Main Library', late: false });
    app.clock.advance(6 * 86_400);
    const transit = await main.call(listDeskItems, { status: 'in_transit' });
    expect(transit.items).toMatchObject([{ barcode: item.barcode, late: true }]);
    const away = await buildItem(db, { library_code: 'SOUTH', location_code: 'SOUTH-1' });
    await buildRequest(db, { bib_id: away.bib_id, pickup_library: 'MAIN' });
    await south.call(checkIn, { barcode: away.barcode });
    for (const desk of [south, main]) {
      const { items } = await desk.call(listDeskItems, { status: 'in_transit' });
      expect(items.map(({ barcode }) => barcode)).toContain(away.barcode);
    }
    // A copy of one library for a reader of another, handed in at a third: all three see it.
    const passing = await buildItem(db);
    await buildRequest(db, { bib_id: passing.bib_id, pickup_library: 'SOUTH' });
    await north.call(checkIn, { barcode: passing.barcode });
    for (const desk of [north, south, main]) {
      const { items } = await desk.call(listDeskItems, { status: 'in_transit' });
      expect(items.find(({ barcode }) => barcode === passing.barcode)?.transit).toMatchObject({
        from: { libCode: 'NORTH', libName: 'North Library' },
        to: { libCode: 'SOUTH', libName: 'South Library' },
      });
    }
    const kept = await main.call(checkIn, { barcode: item.barcode });
    expect(kept.item).toMatchObject({
      next: 'hold_shelf',
      transit: null,
      request: { requestId: waiting.id, keptUntil: '2026-03-15' },
    });
  });

  it('override only where the role allows it', async () => {
    const { db } = app.deps;
    const frozen = await buildPatron(db, { status: 'frozen' });
    const scan = { patronId: frozen.id, barcode: (await buildItem(db)).barcode };
    const override = 'Allowed by the director';
    await expect(main.call(checkOut, scan)).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' });
    await expect(main.call(checkOut, { ...scan, override })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { loanId } = await overriding.call(checkOut, { ...scan, override });
    const entry = db.selectFrom('audit_entry').selectAll().where('subject', '=', loanId);
    const { details, action } = await entry.executeTakeFirstOrThrow();
    expect(action).toBe('desk.checkOut');
    expect(JSON.parse(details)).toMatchObject({ override });
    expect(details).not.toContain(frozen.id);
    const date = { loanId, normReturnDate: '2026-05-01', reason: 'Ill' };
    await expect(main.call(changeDueDate, date)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await overriding.call(changeDueDate, date)).toEqual({ normReturnDate: '2026-05-01' });
    expect((await overriding.call(undoLastAct, {})).act).toBe('change_due_date');
  });

  it('name the reader for whom a copy is kept, and lend it to another one where the role allows that', async () => {
    const { db } = app.deps;
    const item = await buildItem(db);
    const kept = await buildRequest(db, { bib_id: item.bib_id });
    await main.call(checkIn, { barcode: item.barcode });
    const { name, primary_id } = await db
      .selectFrom('patron')
      .selectAll()
      .where('id', '=', kept.patron_id)
      .executeTakeFirstOrThrow();
    const scan = { patronId: (await buildPatron(db)).id, barcode: item.barcode };
    await expect(main.call(checkOut, scan)).rejects.toMatchObject({
      code: 'ITEM_KEPT_FOR_READER',
      details: { reader: name, number: primary_id },
    });
    const withReason = { ...scan, override: 'Exam tomorrow' };
    await expect(overriding.call(checkOut, withReason)).rejects.toMatchObject({
      code: 'ITEM_KEPT_FOR_READER',
    });
    await expect(overriding.call(checkOut, { ...withReason, overrideHold: true })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const all = ['circulation.desk', 'circulation.override', 'circulation.override-hold'] as const;
    const head = app.client({ token: await openStaffSession(app, all, 'MAIN') });
    const { loanId } = await head.call(checkOut, { ...withReason, overrideHold: true });
    const request = db.selectFrom('request').selectAll().where('id', '=', kept.id);
    expect(await request.executeTakeFirst()).toMatchObject({ item_id: null, ended_at: null });
    const entry = db.selectFrom('audit_entry').select('details').where('subject', '=', loanId);
    expect(JSON.parse((await entry.executeTakeFirstOrThrow()).details)).toMatchObject({
      override: 'Exam tomorrow',
      passedOver: kept.id,
    });
  });

  it('undo a step that is not the last one, of a copy with which nobody went on', async () => {
    const { db } = app.deps;
    const patron = await buildPatron(db);
    const [first, second] = [await buildItem(db), await buildItem(db)];
    for (const { barcode } of [first, second]) await main.call(checkOut, { patronId: patron.id, barcode });
    expect(await main.call(undoLastAct, { barcode: first.barcode })).toMatchObject({
      act: 'check_out',
      item: { barcode: first.barcode, loan: null },
    });
    expect((await main.call(getDeskReader, { patronId: patron.id })).loans).toMatchObject([
      { barcode: second.barcode },
    ]);
  });

  it('ask which is meant where a copy and a reader share a number, and list such numbers', async () => {
    const { db } = app.deps;
    const item = await buildItem(db);
    const { barcode } = item;
    const loan = await buildLoan(db, { item_id: item.id });
    const owner = await buildPatron(db, { primary_id: barcode, name: 'Same Number' });
    await expect(main.call(checkIn, { barcode })).rejects.toMatchObject({
      code: 'NUMBER_OF_COPY_AND_READER',
      details: { reader: 'Same Number', patronId: owner.id },
    });
    await expect(main.call(checkOut, { patronId: owner.id, barcode })).rejects.toMatchObject({
      code: 'NUMBER_OF_COPY_AND_READER',
    });
    expect((await main.call(listSharedNumbers, {})).numbers).toMatchObject([
      { barcode, reader: { patronId: owner.id } },
    ]);
    expect(await main.call(checkIn, { barcode, isCopy: true })).toMatchObject({ loanId: loan.id });
  });

  it('list numbers that a copy and a reader share in different forms', async () => {
    const { db } = app.deps;
    const pairs = [
      ['FORM-1', '\uff26\uff2f\uff32\uff2d-1'],
      ['form-2', 'FORM-2'],
      ['FORM 3', 'FORM3'],
      ['FORM-4', 'FORM-5'],
    ] as const;
    for (const [barcode, primary_id] of pairs) {
      await buildItem(db, { barcode });
      await buildPatron(db, { primary_id });
    }
    const { numbers } = await main.call(listSharedNumbers, {});
    const shared = numbers.map((one) => [one.barcode, one.reader.primaryId]);
    expect(shared.filter(([barcode = '']) => /form/i.test(barcode))).toEqual(
      [...pairs.slice(0, 3)].sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });

  it('renew, note claims, and tell alerts', async () => {
    const { db } = app.deps;
    const loan = await buildLoan(db);
    const { results } = await main.call(renewAtDesk, { patronId: loan.patron_id, loanIds: [loan.id] });
    expect(results).toMatchObject([{ renewed: true, normReturnDate: '2026-04-07' }]);
    await main.call(claimReturned, { loanId: loan.id, claimed: true });
    await main.call(setAlert, { subject: 'patron', id: loan.patron_id, words: 'Card at the desk' });
    expect(await main.call(getDeskReader, { patronId: loan.patron_id })).toMatchObject({
      alert: 'Card at the desk',
      loans: [{ loanId: loan.id, claimedOn: '2026-03-08' }],
    });
  });

  it('move requests together, and say of each what became of it', async () => {
    const { db } = app.deps;
    const item = await buildItem(db, { library_code: 'SOUTH', location_code: 'SOUTH-1' });
    const one = await buildRequest(db, { kind: 'entrust', step: 'entrusting', bib_id: item.bib_id });
    const listed = await south.call(listDeskRequests, { list: 'to_pick' });
    expect(listed.counts.to_pick).toBe(listed.total);
    expect(listed.requests.find(({ requestId }) => requestId === one.id)).toMatchObject({
      operationType: 'entrusting',
      verbs: ['pick', 'refuse'],
      copy: null,
    });
    const moved = await south.call(moveDeskRequests, {
      verb: 'pick',
      requests: [
        { requestId: one.id, operationType: 'entrusting' },
        { requestId: 'nothing', operationType: 'entrusting' },
      ],
    });
    expect(moved.results).toMatchObject([
      { operationType: 'picking_from_shelf', refusal: null },
      { operationType: null, refusal: { code: 'REQUEST_NOT_FOUND' } },
    ]);
    const again = await south.call(listDeskRequests, { list: 'to_pick' });
    expect(again.requests.find(({ requestId }) => requestId === one.id)?.copy).toMatchObject({
      barcode: item.barcode,
    });
  });
});
