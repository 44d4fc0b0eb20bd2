import { decideObjection } from '@lectern/contracts/counter/desk/decide-objection';
import { enterTakeCode } from '@lectern/contracts/counter/desk/enter-take-code';
import { listObjections } from '@lectern/contracts/counter/desk/list-objections';
import type { Client } from '@lectern/contracts/kernel/client';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { announceReturn } from '@lectern/contracts/lending/requests/announce-return';
import { answerAsker } from '@lectern/contracts/lending/requests/answer-asker';
import { confirmTakeCode } from '@lectern/contracts/lending/requests/confirm-take-code';
import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { getSmsStatus } from '@lectern/contracts/lending/requests/get-sms-status';
import { listAskedOfMe } from '@lectern/contracts/lending/requests/list-asked-of-me';
import { listBookRequests } from '@lectern/contracts/lending/requests/list-book-requests';
import { listLendableLoans } from '@lectern/contracts/lending/requests/list-lendable-loans';
import { objectToHandOver } from '@lectern/contracts/lending/requests/object-to-hand-over';
import { receiveBook } from '@lectern/contracts/lending/requests/receive-book';
import { showTakeCode } from '@lectern/contracts/lending/requests/show-take-code';
import { writeTakeBarcode } from '@lectern/contracts/lending/requests/write-take-barcode';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFineEntry, buildLoan, buildPatron, buildRequest } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib, buildItem } from '../../../testing/catalogue-builders.ts';
import { createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { deskOf } from '../../../testing/local-systems.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { moveDueRequests } from '../circulation/requests/request-clock.ts';

type Built = Awaited<ReturnType<typeof buildPatron>>;

interface Meeting {
  readonly holder: Client;
  readonly asker: Client;
  readonly holderId: string;
  readonly askerId: string;
  readonly requestId: string;
  readonly itemId: string;
  readonly barcode: string;
}

describeOnEachDatabase('a copy that changes hands', (kind) => {
  let test: IlsApp;
  beforeAll(async () => {
    test = await createIlsApp(kind);
  });
  afterAll(() => test.close());

  /** A reader has a copy that is due on 12 March, and another one asks for it; the holder has said yes. */
  async function meeting(
    given: {
      readonly step?: 'book_request_launched' | 'book_request_accepted';
      readonly dueDate?: string;
    } = {},
    asked: Parameters<typeof buildPatron>[1] = {},
  ): Promise<Meeting> {
    const { db } = test.deps;
    const holder = await buildPatron(db, { relends: 1 });
    const asker = await buildPatron(db, asked);
    const bib = await buildBib(db, { title: 'Middlemarch' });
    const item = await buildItem(db, { bib_id: bib.id });
    await buildLoan(db, {
      item_id: item.id,
      patron_id: holder.id,
      ...(given.dueDate !== undefined && { due_date: given.dueDate }),
    });
    const { id: requestId } = await buildRequest(db, {
      kind: 'relending',
      step: given.step ?? 'book_request_accepted',
      patron_id: asker.id,
      holder_id: holder.id,
      wanted_item_id: item.id,
      contact: '13800138000',
      comments: 'At noon?',
    });
    return {
      holder: await test.signedIn(holder),
      asker: await test.signedIn(asker),
      holderId: holder.id,
      askerId: asker.id,
      requestId,
      itemId: item.id,
      barcode: item.barcode,
    };
  }

  const signedIn = async (patron: Built) => test.signedIn(patron);

  /** The holder has entered the code and handed the copy over. */
  async function handOver({ holder, asker, requestId, barcode }: Meeting): Promise<void> {
    const { takeCode } = await asker.call(showTakeCode, { requestId });
    await holder.call(confirmTakeCode, { requestId, takeCode });
    await holder.call(writeTakeBarcode, { requestId, takeBarcode: barcode });
  }

  const openLoans = () =>
    test.deps.db.selectFrom('loan').selectAll().where('returned_at', 'is', null).execute();
  const loansOf = async (itemId: string) => (await openLoans()).filter(({ item_id }) => item_id === itemId);

  it('is asked for, promised, handed over by code and barcode, and received: one loan ends and the other begins', async () => {
    const one = await meeting({ step: 'book_request_launched', dueDate: '2026-02-27' });
    const { holder, asker, requestId, barcode } = one;
    const { requests } = await holder.call(listAskedOfMe, {});
    expect(requests).toMatchObject([
      {
        requestId,
        title: 'Middlemarch',
        operationType: 'book_request_launched',
        contactInfo: '13800138000',
        comments: 'At noon?',
        canAccept: true,
        canRefuse: true,
        canEnterCode: false,
      },
    ]);
    const accepted = await holder.call(answerAsker, { requestId, accept: true, comments: 'In the café' });
    expect(accepted).toMatchObject({ canAccept: false, canEnterCode: true, codeEntered: false });
    const [mine] = (await asker.call(listBookRequests, {})).requests;
    expect(mine).toMatchObject({ requestId, canShowCode: true, canReceive: false });
    const shown = await asker.call(showTakeCode, { requestId });
    expect(shown).toMatchObject({ enteredBy: 'holder', secondsLeft: 300, title: 'Middlemarch' });
    expect(shown.takeCode).toMatch(/^\d{6}$/);
    expect(shown.scanned).toBe(`${mine?.requestNo}${shown.takeCode}`);
    const entered = await holder.call(confirmTakeCode, { requestId, takeCode: shown.takeCode });
    expect(entered.codeEntered).toBe(true);
    const handed = await holder.call(writeTakeBarcode, { requestId, takeBarcode: barcode, comments: 'Worn' });
    expect(handed).toMatchObject({ operationType: 'awaiting_return', canEnterCode: false });
    // Until then the holder is liable.
    expect(await loansOf(one.itemId)).toMatchObject([{ patron_id: one.holderId }]);
    expect(await asker.call(receiveBook, { requestId })).toMatchObject({
      operationType: 'borrowed',
      requestStatus: 'completed',
    });
    expect(await loansOf(one.itemId)).toMatchObject([
      { patron_id: one.askerId, due_date: '2026-04-01', renewals: 0 },
    ]);
    expect(await holder.call(listLoans, {})).toMatchObject({ total: 0 });
    const fines = test.deps.db.selectFrom('ledger_posting').selectAll().where('patron_id', '=', one.holderId);
    expect(await fines.execute()).toMatchObject([{ kind: 'overdue', amount: 30 }]);
    const { timeline } = await asker.call(getRequest, { requestId });
    expect(timeline.map(({ move, mover, comments }) => [move, mover, comments])).toEqual([
      ['launch', 'reader', ''],
      ['accept', 'holder', 'In the café'],
      ['hand_over', 'holder', 'Worn'],
      ['confirm', 'reader', ''],
    ]);
    expect((await holder.call(listAskedOfMe, {})).requests).toMatchObject([
      { askerName: '', contactInfo: '', comments: '', requestStatus: 'completed' },
    ]);
  });

  it('moves once, however often each side repeats what it did', async () => {
    const one = await meeting();
    const { holder, asker, requestId, barcode } = one;
    const { takeCode } = await asker.call(showTakeCode, { requestId });
    for (let time = 0; time < 2; time++) await holder.call(confirmTakeCode, { requestId, takeCode });
    for (let time = 0; time < 2; time++) {
      await holder.call(writeTakeBarcode, { requestId, takeBarcode: barcode });
    }
    await Promise.all([1, 2, 3].map(() => asker.call(receiveBook, { requestId })));
    expect(await asker.call(receiveBook, { requestId })).toMatchObject({ operationType: 'borrowed' });
    expect(await loansOf(one.itemId)).toHaveLength(1);
    expect((await asker.call(getRequest, { requestId })).timeline).toHaveLength(3);
  });

  it('is not handed over without the code, nor with another barcode', async () => {
    const { holder, asker, requestId, barcode } = await meeting();
    const other = await buildItem(test.deps.db);
    const give = (takeBarcode: string) => holder.call(writeTakeBarcode, { requestId, takeBarcode });
    await expect(give(barcode)).rejects.toMatchObject({ code: 'TAKE_CODE_EXPIRED' });
    const { scanned } = await asker.call(showTakeCode, { requestId });
    await holder.call(confirmTakeCode, { requestId, takeCode: scanned });
    await expect(give(other.barcode)).rejects.toMatchObject({ code: 'TAKE_BARCODE_WRONG' });
    await expect(give('no such copy')).rejects.toMatchObject({ code: 'TAKE_BARCODE_WRONG' });
    expect(await give(barcode)).toMatchObject({ operationType: 'awaiting_return' });
  });

  it('a code lives five minutes, and ten seconds after a new one', async () => {
    const { holder, asker, requestId } = await meeting();
    const enter = (takeCode: string) => holder.call(confirmTakeCode, { requestId, takeCode });
    const first = await asker.call(showTakeCode, { requestId });
    test.clock.advance(300);
    await expect(enter(first.takeCode)).rejects.toMatchObject({ code: 'TAKE_CODE_EXPIRED' });
    const second = await asker.call(showTakeCode, { requestId });
    test.clock.advance(60);
    const third = await asker.call(showTakeCode, { requestId });
    test.clock.advance(11);
    if (second.takeCode !== third.takeCode) {
      await expect(enter(second.takeCode)).rejects.toMatchObject({ code: 'TAKE_CODE_WRONG' });
    }
    const fourth = await asker.call(showTakeCode, { requestId });
    test.clock.advance(9);
    expect(await enter(third.takeCode)).toMatchObject({ codeEntered: true });
    expect(fourth.secondsLeft).toBe(300);
  });

  it('a code is worth nothing for another request, to another reader, or after its use', async () => {
    const [one, other] = [await meeting(), await meeting()];
    const { takeCode, scanned } = await one.asker.call(showTakeCode, { requestId: one.requestId });
    const theirs = await other.asker.call(showTakeCode, { requestId: other.requestId });
    if (takeCode !== theirs.takeCode) {
      await expect(
        other.holder.call(confirmTakeCode, { requestId: other.requestId, takeCode }),
      ).rejects.toMatchObject({ code: 'TAKE_CODE_WRONG' });
    }
    for (const stranger of [other.holder, one.asker]) {
      await expect(
        stranger.call(confirmTakeCode, { requestId: one.requestId, takeCode }),
      ).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    }
    await expect(one.holder.call(showTakeCode, { requestId: one.requestId })).rejects.toMatchObject({
      code: 'REQUEST_NOT_FOUND',
    });
    await one.holder.call(confirmTakeCode, { requestId: one.requestId, takeCode: scanned });
    await one.holder.call(writeTakeBarcode, { requestId: one.requestId, takeBarcode: one.barcode });
    const rows = test.deps.db.selectFrom('request_code').selectAll().where('request_id', '=', one.requestId);
    expect(await rows.execute()).toEqual([]);
    await expect(one.asker.call(showTakeCode, { requestId: one.requestId })).rejects.toMatchObject({
      code: 'TAKE_CODE_NOT_NOW',
    });
  });

  it('after five wrong codes a new one must be fetched, and the person who guessed waits', async () => {
    test.clock.advance(600);
    const { holder, asker, requestId } = await meeting();
    const { takeCode } = await asker.call(showTakeCode, { requestId });
    const wrong = takeCode === '000000' ? '000001' : '000000';
    const enter = (code: string) => holder.call(confirmTakeCode, { requestId, takeCode: code });
    for (const guess of [wrong, 'abcdef', wrong, '', wrong]) {
      await expect(enter(guess)).rejects.toMatchObject({ code: 'TAKE_CODE_WRONG' });
    }
    await expect(enter(takeCode)).rejects.toMatchObject({ code: 'TAKE_CODE_TRIES' });
    test.clock.advance(299);
    await expect(enter(takeCode)).rejects.toMatchObject({ code: 'TAKE_CODE_TRIES' });
    test.clock.advance(1);
    const fresh = await asker.call(showTakeCode, { requestId });
    expect(await enter(fresh.takeCode)).toMatchObject({ codeEntered: true });
  });

  it('a code is never kept in a form that can be guessed at', async () => {
    const { asker, requestId } = await meeting();
    const { takeCode } = await asker.call(showTakeCode, { requestId });
    const rows = await test.deps.db
      .selectFrom('request_code')
      .selectAll()
      .where('request_id', '=', requestId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.digest).not.toContain(takeCode);
    const name = `take-code/${requestId}/${rows[0]?.counterparty}`;
    expect(test.deps.secrets.isDigestOf(TENANT, name, takeCode, rows[0]?.digest ?? '')).toBe(true);
  });

  it('stays with its holder if the receipt is not confirmed in five minutes', async () => {
    const one = await meeting();
    await handOver(one);
    test.clock.advance(300);
    await expect(one.asker.call(receiveBook, { requestId: one.requestId })).rejects.toMatchObject({
      code: 'RECEIPT_TOO_LATE',
    });
    expect(await loansOf(one.itemId)).toMatchObject([{ patron_id: one.holderId }]);
    const [mine] = (await one.asker.call(listBookRequests, {})).requests;
    expect(mine).toMatchObject({ operationType: 'book_request_accepted', canShowCode: true });
    await handOver(one);
    test.clock.advance(300);
    await moveDueRequests(test.deps);
    await expect(one.asker.call(receiveBook, { requestId: one.requestId })).rejects.toMatchObject({
      code: 'REQUEST_MOVED_ON',
    });
    await handOver(one);
    await one.asker.call(receiveBook, { requestId: one.requestId });
    expect(await loansOf(one.itemId)).toMatchObject([{ patron_id: one.askerId }]);
  });

  it('is not taken over by a reader who may not borrow it, and the holder keeps the loan', async () => {
    const frozen = await meeting({}, { status: 'frozen' });
    await handOver(frozen);
    await expect(frozen.asker.call(receiveBook, { requestId: frozen.requestId })).rejects.toMatchObject({
      code: 'ACCOUNT_FROZEN',
    });
    expect(await loansOf(frozen.itemId)).toMatchObject([{ patron_id: frozen.holderId }]);
    const owing = await meeting();
    await buildFineEntry(test.deps.db, { patron_id: owing.askerId, amount: 5001 });
    await handOver(owing);
    await expect(owing.asker.call(receiveBook, { requestId: owing.requestId })).rejects.toMatchObject({
      code: 'FINES_OVER_LIMIT',
    });
  });

  it('goes to nobody if the holder gives it back at the desk before the receipt', async () => {
    const one = await meeting();
    await handOver(one);
    const tenant = (await test.deps.tenants.byId(TENANT))!;
    const desk = deskOf(test.deps.ils.of(tenant));
    const [, answer] = await Promise.all([
      desk.checkIn({ barcode: one.barcode, libraryCode: 'MAIN' }),
      one.asker.call(receiveBook, { requestId: one.requestId }).catch((error: unknown) => error),
    ]);
    const loans = await loansOf(one.itemId);
    // Whichever came first: the asker got it and the desk took it back, or the desk had it and the asker did not get it.
    expect(loans).toEqual([]);
    if (answer instanceof Error) expect(answer).toMatchObject({ code: 'REQUEST_MOVED_ON' });
  });

  it('a refused request is over; its holder cannot take the answer back, and strangers cannot answer', async () => {
    const one = await meeting({ step: 'book_request_launched' });
    const { requestId } = one;
    const stranger = await signedIn(await buildPatron(test.deps.db));
    for (const other of [one.asker, stranger]) {
      await expect(other.call(answerAsker, { requestId, accept: true })).rejects.toMatchObject({
        code: 'REQUEST_NOT_FOUND',
      });
    }
    const refused = await one.holder.call(answerAsker, { requestId, accept: false, comments: 'I need it' });
    expect(refused).toMatchObject({ operationType: 'refused', canAccept: false, canRefuse: false });
    expect(await one.holder.call(answerAsker, { requestId, accept: false })).toEqual(refused);
    await expect(one.holder.call(answerAsker, { requestId, accept: true })).rejects.toMatchObject({
      code: 'REQUEST_MOVED_ON',
    });
  });

  it('is promised to one of those who ask, and the others hear that another reader got it', async () => {
    const { db } = test.deps;
    const one = await meeting({ step: 'book_request_launched' });
    const second = await buildRequest(db, {
      kind: 'relending',
      step: 'book_request_launched',
      holder_id: one.holderId,
      wanted_item_id: one.itemId,
    });
    const answers = await Promise.allSettled(
      [one.requestId, second.id].map((requestId) =>
        one.holder.call(answerAsker, { requestId, accept: true }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'COPY_PROMISED' } },
    ]);
    await db
      .updateTable('request')
      .set((eb) => ({
        step: eb
          .case()
          .when('id', '=', one.requestId)
          .then('book_request_accepted' as const)
          .else('book_request_launched' as const)
          .end(),
      }))
      .where('wanted_item_id', '=', one.itemId)
      .execute();
    await handOver(one);
    await one.asker.call(receiveBook, { requestId: one.requestId });
    const { step } = await db
      .selectFrom('request')
      .select('step')
      .where('id', '=', second.id)
      .executeTakeFirstOrThrow();
    expect(step).toBe('no_copy');
  });

  it('others may ask for what a reader who takes part could renew, and for nothing of others', async () => {
    const { db } = test.deps;
    const patron = await buildPatron(db, { relends: 1 });
    const client = await test.signedIn(patron);
    const free = await buildLoan(db, { patron_id: patron.id });
    const wanted = await buildLoan(db, { patron_id: patron.id });
    await buildRequest(db, { bib_id: wanted.bib_id });
    await buildLoan(db, { patron_id: patron.id, renewals: 3 });
    await buildLoan(db, { patron_id: patron.id, due_date: '2026-03-01' });
    await buildRequest(db, {
      kind: 'relending',
      step: 'book_request_launched',
      holder_id: patron.id,
      wanted_item_id: free.item_id,
    });
    expect(await client.call(listLendableLoans, {})).toMatchObject({
      subtencyFlag: '1',
      offered: true,
      loans: [{ loanId: free.id, askers: 1 }],
    });
    const shy = await buildPatron(db);
    await buildLoan(db, { patron_id: shy.id });
    expect(await (await test.signedIn(shy)).call(listLendableLoans, {})).toEqual({
      subtencyFlag: '0',
      offered: true,
      loans: [],
    });
  });

  it('a kept copy has a code that the desk enters', async () => {
    const patron = await buildPatron(test.deps.db);
    const item = await buildItem(test.deps.db);
    const { id: requestId } = await buildRequest(test.deps.db, {
      patron_id: patron.id,
      item_id: item.id,
      step: 'reservation_arrived',
      kept_until: '2027-03-09',
    });
    const client = await test.signedIn(patron);
    expect(await client.call(showTakeCode, { requestId })).toMatchObject({ enteredBy: 'desk' });
    const { id: waiting } = await buildRequest(test.deps.db, { patron_id: patron.id });
    await expect(client.call(showTakeCode, { requestId: waiting })).rejects.toMatchObject({
      code: 'TAKE_CODE_NOT_NOW',
    });
  });

  it('a kept copy is found by the code that its reader shows at the desk, and lent', async () => {
    const patron = await buildPatron(test.deps.db);
    const item = await buildItem(test.deps.db);
    const { id: requestId } = await buildRequest(test.deps.db, {
      patron_id: patron.id,
      item_id: item.id,
      step: 'reservation_arrived',
      kept_until: '2027-03-09',
    });
    const { scanned } = await (await test.signedIn(patron)).call(showTakeCode, { requestId });
    const staff = test.client({ token: await openStaffSession(test, ['circulation.desk']) });
    const wrong = `${scanned.slice(0, 14)}${scanned.endsWith('0') ? '111111' : '000000'}`;
    await expect(staff.call(enterTakeCode, { takeCode: wrong })).rejects.toMatchObject({
      code: 'TAKE_CODE_WRONG',
    });
    for (let time = 0; time < 2; time++) {
      expect(await staff.call(enterTakeCode, { takeCode: scanned })).toMatchObject({
        patronId: patron.id,
        item: { barcode: item.barcode },
      });
    }
    const tenant = (await test.deps.tenants.byId(TENANT))!;
    const desk = deskOf(test.deps.ils.of(tenant));
    await desk.checkOut({ patronId: patron.id, barcode: item.barcode, libraryCode: 'MAIN' });
    await expect(staff.call(enterTakeCode, { takeCode: scanned })).rejects.toMatchObject({
      code: 'TAKE_CODE_EXPIRED',
    });
  });

  it('a kept copy is found by the six digits alone, which staff type; wrong ones are counted', async () => {
    const patron = await buildPatron(test.deps.db);
    const item = await buildItem(test.deps.db);
    const { id: requestId } = await buildRequest(test.deps.db, {
      patron_id: patron.id,
      item_id: item.id,
      step: 'reservation_arrived',
      kept_until: '2027-03-09',
    });
    const staff = test.client({ token: await openStaffSession(test, ['circulation.desk']) });
    const { takeCode } = await (await test.signedIn(patron)).call(showTakeCode, { requestId });
    const wrong = takeCode === '000000' ? '000001' : '000000';
    await expect(staff.call(enterTakeCode, { takeCode: wrong })).rejects.toMatchObject({
      code: 'TAKE_CODE_WRONG',
    });
    expect(await staff.call(enterTakeCode, { takeCode })).toMatchObject({
      patronId: patron.id,
      item: { barcode: item.barcode },
    });
    for (let time = 0; time < 4; time++) await staff.call(enterTakeCode, { takeCode: wrong }).catch(() => {});
    await expect(staff.call(enterTakeCode, { takeCode })).rejects.toMatchObject({ code: 'TAKE_CODE_TRIES' });
    test.clock.advance(6 * 60);
    await expect(staff.call(enterTakeCode, { takeCode })).rejects.toMatchObject({
      code: 'REQUEST_NOT_FOUND',
    });
  });

  it('a parcel that is received counts from that day, is announced back once, and ends with the scan', async () => {
    const { db } = test.deps;
    const patron = await buildPatron(db);
    const client = await test.signedIn(patron);
    const item = await buildItem(db);
    const day = test.clock.now().toISOString().slice(0, 10);
    await buildLoan(db, { patron_id: patron.id, item_id: item.id, due_date: day });
    const { id: requestId } = await buildRequest(db, {
      kind: 'home_delivery',
      step: 'in_logistics',
      patron_id: patron.id,
      item_id: item.id,
    });
    expect(await client.call(receiveBook, { requestId })).toMatchObject({
      operationType: 'logistics_received',
      canAnnounceReturn: true,
      canReceive: false,
    });
    await client.call(receiveBook, { requestId });
    const [loan] = await loansOf(item.id);
    expect(loan?.due_date).toBe(new Date(Date.parse(day) + 30 * 86_400_000).toISOString().slice(0, 10));
    expect(await client.call(announceReturn, { requestId })).toMatchObject({
      operationType: 'awaiting_return',
    });
    await client.call(announceReturn, { requestId });
    const tenant = (await test.deps.tenants.byId(TENANT))!;
    await deskOf(test.deps.ils.of(tenant)).checkIn({ barcode: item.barcode, libraryCode: 'MAIN' });
    const { timeline } = await client.call(getRequest, { requestId });
    expect(timeline.map(({ move }) => move)).toEqual([
      'launch',
      'receive',
      'announce_return',
      'check',
      'restock',
    ]);
    await expect(client.call(announceReturn, { requestId })).rejects.toMatchObject({
      code: 'REQUEST_MOVED_ON',
    });
  });

  it('can be objected to by both readers for 24 hours, once, and the library lets it stand', async () => {
    const one = await meeting();
    const { asker, holder, requestId } = one;
    const object = (client: Client) => client.call(objectToHandOver, { requestId, reason: 'Pages are torn' });
    await expect(object(asker)).rejects.toMatchObject({ code: 'OBJECTION_TOO_LATE' });
    await handOver(one);
    await asker.call(receiveBook, { requestId });
    const stranger = await signedIn(await buildPatron(test.deps.db));
    await expect(object(stranger)).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    const made = await object(asker);
    test.clock.advance(60);
    expect(await object(holder)).toEqual(made);
    const [mine] = (await asker.call(listBookRequests, {})).requests;
    expect(mine).toMatchObject({ objectUntil: null, objection: 'open' });
    const staff = test.client({ token: await openStaffSession(test, ['circulation.desk']) });
    const { objections } = await staff.call(listObjections, { rows: 100 });
    const mineThere = objections.find((other) => other.requestId === requestId);
    expect(mineThere).toMatchObject({
      title: 'Middlemarch',
      objector: 'asker',
      reason: 'Pages are torn',
      holder: { patronId: one.holderId },
      asker: { patronId: one.askerId },
    });
    const decision = { requestId, decision: 'stands', reason: 'It was so before' } as const;
    await staff.call(decideObjection, decision);
    await expect(staff.call(decideObjection, decision)).rejects.toMatchObject({ code: 'OBJECTION_DECIDED' });
    expect(await loansOf(one.itemId)).toMatchObject([{ patron_id: one.askerId }]);
    expect((await holder.call(listAskedOfMe, {})).requests).toMatchObject([{ objection: 'stands' }]);
    const late = await meeting();
    await handOver(late);
    await late.asker.call(receiveBook, { requestId: late.requestId });
    test.clock.advance(24 * 60 * 60);
    await expect(
      late.holder.call(objectToHandOver, { requestId: late.requestId, reason: 'Too late' }),
    ).rejects.toMatchObject({ code: 'OBJECTION_TOO_LATE' });
  });

  it('that the library undoes gives the loan back as it was, unless the copy has gone on', async () => {
    const one = await meeting({ dueDate: '2027-03-12' });
    const undo = (client: Client, requestId: string) =>
      client.call(decideObjection, { requestId, decision: 'undone', reason: 'Never handed over' });
    await handOver(one);
    await one.asker.call(receiveBook, { requestId: one.requestId });
    await one.holder.call(objectToHandOver, { requestId: one.requestId, reason: 'I still have it' });
    const staff = test.client({ token: await openStaffSession(test, ['circulation.desk']) });
    await undo(staff, one.requestId);
    expect(await loansOf(one.itemId)).toMatchObject([{ patron_id: one.holderId, due_date: '2027-03-12' }]);
    const gone = await meeting();
    await handOver(gone);
    await gone.asker.call(receiveBook, { requestId: gone.requestId });
    await gone.asker.call(objectToHandOver, { requestId: gone.requestId, reason: 'Torn' });
    const tenant = (await test.deps.tenants.byId(TENANT))!;
    await deskOf(test.deps.ils.of(tenant)).checkIn({ barcode: gone.barcode, libraryCode: 'MAIN' });
    await expect(undo(staff, gone.requestId)).rejects.toMatchObject({ code: 'HAND_OVER_GONE_ON' });
    expect(await loansOf(gone.itemId)).toEqual([]);
  });

  it('says whether a reader can be told by SMS', async () => {
    const patron = await buildPatron(test.deps.db, { phone: '13800138000', phone_verified: 1 });
    expect(await (await test.signedIn(patron)).call(getSmsStatus, {})).toEqual({
      smsFlag: '0',
      offered: false,
      phone: '138****8000',
    });
  });
});
