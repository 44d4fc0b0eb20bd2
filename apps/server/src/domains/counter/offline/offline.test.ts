import { randomUUID } from 'node:crypto';
import { getOfflineKey } from '@lectern/contracts/counter/offline/get-offline-key';
import { listRefusedActs } from '@lectern/contracts/counter/offline/list-refused-acts';
import type { OfflineAct } from '@lectern/contracts/counter/offline/offline-act';
import { sendOfflineActs } from '@lectern/contracts/counter/offline/send-offline-acts';
import { settleRefusedAct } from '@lectern/contracts/counter/offline/settle-refused-act';
import type { Client } from '@lectern/contracts/kernel/client';
import { sealAct } from '@lectern/rules/desk/sealed-act';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildLoan, buildLoanRule, buildPatron } from '../../../testing/builders.ts';
import { buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';

type Sent = { readonly id: string; readonly sealed: string };
const HOUR = 3600;

describeOnEachDatabase('acts of a desk without a network', (kind) => {
  let app: IlsApp;
  let librarian: Client;
  let publicKey: string;
  beforeAll(async () => {
    app = await createIlsApp(kind);
    await buildLibrary(app.deps.db, { code: 'MAIN' });
    await buildLoanRule(app.deps.db, { loan_days: 10 });
    librarian = app.client({ token: await openStaffSession(app, ['circulation.desk'], 'MAIN') });
    ({ publicKey } = await librarian.call(getOfflineKey, {}));
  });
  afterAll(() => app.close());
  beforeEach(() => app.ils.comeBack());

  const now = () => app.clock.now();
  const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000).toISOString();
  const sealed = async (act: OfflineAct, id: string = randomUUID()): Promise<Sent> => ({
    id,
    sealed: await sealAct(publicKey, id, JSON.stringify(act)),
  });
  const send = async (acts: readonly Sent[], deskTime = now().toISOString()) =>
    (await librarian.call(sendOfflineActs, { deskTime, acts: [...acts] })).outcomes.map(
      ({ outcome }) => outcome,
    );
  const reasons = async () =>
    (await librarian.call(listRefusedActs, {})).map(({ itemBarcode, reason }) => ({ itemBarcode, reason }));
  const openLoans = (itemId: string) =>
    app.deps.db
      .selectFrom('loan')
      .select(['patron_id', 'checked_out_at', 'due_date'])
      .where('item_id', '=', itemId)
      .where('returned_at', 'is', null)
      .execute();

  async function readerWithCopy() {
    const [reader, item] = [await buildPatron(app.deps.db), await buildItem(app.deps.db)];
    const out = (seconds: number) =>
      sealed({
        kind: 'check_out',
        itemBarcode: item.barcode,
        readerBarcode: reader.primary_id,
        at: ago(seconds),
      });
    const back = (seconds: number) =>
      sealed({ kind: 'check_in', itemBarcode: item.barcode, at: ago(seconds) });
    return { reader, item, out, back };
  }

  it('are done in their order, at the time when they were done', async () => {
    const one = await readerWithCopy();
    const two = await readerWithCopy();
    const acts = [await one.out(30 * HOUR), await one.back(28 * HOUR), await two.out(26 * HOUR)];
    const lentAt = ago(26 * HOUR);
    expect(await send(acts)).toEqual(['done', 'done', 'done']);
    expect(await openLoans(one.item.id)).toEqual([]);
    // Lent on 1 March in Shanghai, ten days.
    expect(await openLoans(two.item.id)).toEqual([
      { patron_id: two.reader.id, checked_out_at: lentAt, due_date: '2026-03-11' },
    ]);
  });

  it('count once, however often they are sent, also at the same time', async () => {
    const { item, out, back } = await readerWithCopy();
    const acts = [await out(2 * HOUR), await back(HOUR)];
    const twice = await Promise.all([send(acts), send(acts)]);
    for (const outcome of twice.flat()) expect(['done', 'later']).toContain(outcome);
    expect(await send(acts)).toEqual(['done', 'done']);
    const loans = app.deps.db.selectFrom('loan').select('id').where('item_id', '=', item.id);
    expect(await loans.execute()).toHaveLength(1);
  });

  it('are found done if the server died before it could note that', async () => {
    const { item, out } = await readerWithCopy();
    const act = await out(HOUR);
    await send([act]);
    await app.deps.db.updateTable('offline_act').set({ state: 'taken' }).where('id', '=', act.id).execute();
    expect(await send([act])).toEqual(['later']);
    app.clock.advance(121);
    expect(await send([act], ago(-0))).toEqual(['done']);
    expect(await openLoans(item.id)).toHaveLength(1);
  });

  it('are put right by the clock of the desk, and are never in the future', async () => {
    const slow = await readerWithCopy();
    const fast = await readerWithCopy();
    // Its clock is three hours behind: what it noted as five hours ago was two hours ago.
    expect(await send([await slow.out(5 * HOUR)], ago(3 * HOUR))).toEqual(['done']);
    expect(await openLoans(slow.item.id)).toMatchObject([{ checked_out_at: ago(2 * HOUR) }]);
    expect(await send([await fast.out(-HOUR)])).toEqual(['done']);
    expect(await openLoans(fast.item.id)).toMatchObject([{ checked_out_at: now().toISOString() }]);
  });

  it('that the rules refuse are listed for a person, and forgotten when they are settled', async () => {
    const lent = await readerWithCopy();
    await buildLoan(app.deps.db, { item_id: lent.item.id, bib_id: lent.item.bib_id });
    const old = await readerWithCopy();
    const stranger = randomUUID();
    const unreadable = { id: randomUUID(), sealed: (await lent.back(1)).sealed };
    const acts = [await lent.out(HOUR), await old.out(4 * 24 * HOUR), unreadable];
    const unknown = { kind: 'check_out', itemBarcode: 'x', readerBarcode: stranger, at: ago(1) } as const;
    expect(await send([...acts, await sealed(unknown)])).toEqual([
      'refused',
      'refused',
      'refused',
      'refused',
    ]);
    expect(await reasons()).toEqual(
      expect.arrayContaining([
        { itemBarcode: lent.item.barcode, reason: 'This copy is not available.' },
        { itemBarcode: old.item.barcode, reason: 'The act is more than 3 days old and was not entered.' },
        { itemBarcode: '', reason: 'The act cannot be read.' },
        { itemBarcode: 'x', reason: 'There is no such reader.' },
      ]),
    );
    const [first] = acts;
    await librarian.call(settleRefusedAct, { id: first!.id, note: 'Lent by hand' });
    expect((await reasons()).map(({ itemBarcode }) => itemBarcode)).not.toContain(lent.item.barcode);
    await expect(librarian.call(settleRefusedAct, { id: first!.id, note: 'again' })).rejects.toMatchObject({
      code: 'OFFLINE_ACT_NOT_FOUND',
    });
    const kept = app.deps.db.selectFrom('offline_act').selectAll().where('id', '=', first!.id);
    expect(await kept.executeTakeFirst()).toMatchObject({ item_barcode: '', reader_barcode: '', reason: '' });
    expect(await send([first!])).toEqual(['done']);
  });

  it('that cannot be read hide none that can', async () => {
    const bad = async () => ({ id: randomUUID(), sealed: 'nothing' });
    for (let part = 0; part < 3; part++) await send(await Promise.all(Array.from({ length: 20 }, bad)));
    const stranger = {
      kind: 'check_out',
      itemBarcode: 'seen',
      readerBarcode: randomUUID(),
      at: ago(1),
    } as const;
    await send([await sealed(stranger)]);
    const list = await reasons();
    expect(list.filter(({ itemBarcode }) => itemBarcode === '')).toHaveLength(20);
    expect(list.slice(0, -20).map(({ itemBarcode }) => itemBarcode)).toContain('seen');
  });

  it('wait while the library system is away, with all that come after', async () => {
    const { item, out, back } = await readerWithCopy();
    const acts = [await out(2 * HOUR), await back(HOUR)];
    app.ils.goAway();
    expect(await send(acts)).toEqual(['later', 'later']);
    app.ils.comeBack();
    expect(await send(acts)).toEqual(['done', 'done']);
    expect(await openLoans(item.id)).toEqual([]);
  });

  it('are kept without barcodes after they are done', async () => {
    const { out } = await readerWithCopy();
    const act = await out(HOUR);
    await send([act]);
    const kept = app.deps.db.selectFrom('offline_act').selectAll().where('id', '=', act.id);
    expect(await kept.executeTakeFirst()).toMatchObject({ item_barcode: '', reader_barcode: '' });
  });

  it('are taken at a chosen desk only, and where the library lets desks work without a network', async () => {
    const { out } = await readerWithCopy();
    const acts = [await out(HOUR)];
    const deskTime = now().toISOString();
    const nowhere = app.client({ token: await openStaffSession(app, ['circulation.desk']) });
    await expect(nowhere.call(sendOfflineActs, { deskTime, acts })).rejects.toMatchObject({
      code: 'DESK_NOT_CHOSEN',
    });
    const settings = testSettings('alpha');
    await putSettings(app, { ...settings, policy: { ...settings.policy, offlineDays: 0 } });
    await app.deps.tenants.refresh();
    await expect(librarian.call(getOfflineKey, {})).rejects.toMatchObject({ code: 'OFFLINE_OFF' });
    await putSettings(app, settings);
    await app.deps.tenants.refresh();
  });
});
