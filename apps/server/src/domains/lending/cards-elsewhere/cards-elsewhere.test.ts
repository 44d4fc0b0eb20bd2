import { addCardElsewhere } from '@lectern/contracts/lending/cards-elsewhere/add-card-elsewhere';
import { endCardLink } from '@lectern/contracts/lending/cards-elsewhere/end-card-link';
import { listCardsElsewhere } from '@lectern/contracts/lending/cards-elsewhere/list-cards-elsewhere';
import { makeCardCode } from '@lectern/contracts/lending/cards-elsewhere/make-card-code';
import { showEverywhere } from '@lectern/contracts/lending/cards-elsewhere/show-everywhere';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { putTenant } from '../../../platform/tenants/tenant-store.ts';
import {
  buildFineEntry,
  buildLoan,
  buildPatron,
  buildRequest,
  buildSession,
} from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { waitingNotices } from '../../../testing/sent-notices.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import { hashPassword } from '../../people/account/password-hash.ts';
import { endAllLinks } from './end-links.ts';

const BETA = '1002';
const PASSWORD = 'Lectern2026';

describeOnEachDatabase('cards at other libraries', (kind) => {
  let app: TestApp;
  let here: ReturnType<TestApp['client']>;
  let there: ReturnType<TestApp['client']>;
  let hereId: string;
  let thereId: string;
  let account: string;

  const putLibrary = async (id: string, mappingPath: string, isOn: boolean) => {
    const settings = testSettings(mappingPath);
    const policy = { ...settings.policy, cardsElsewhere: isOn };
    const now = app.clock.now().toISOString();
    await putTenant(app.deps.db, { id, mappingPath, settings: { ...settings, policy }, now });
    await app.deps.tenants.refresh();
  };

  beforeEach(async () => {
    app = await createTestApp({ kind });
    await putLibrary(TENANT, 'alpha', true);
    await putLibrary(BETA, 'beta', true);
    const { db } = app.deps;
    const reader = await buildPatron(db);
    const password_hash = await hashPassword(PASSWORD);
    const card = await buildPatron(db, { tenant_id: BETA, password_hash, email_verified: 1 });
    hereId = reader.id;
    thereId = card.id;
    account = card.primary_id;
    here = app.client({ token: await buildSession(db, reader) });
    there = app.client({ tenant: 'beta', token: await buildSession(db, card) });
  });
  afterEach(() => app.close());

  const addByPassword = (password = PASSWORD) =>
    here.call(addCardElsewhere, { library: 'beta', account, password: encryptWirePassword(password) });
  const states = async () => (await here.call(showEverywhere, {})).libraries.map(({ state }) => state);
  const shownTo = async () => (await there.call(listCardsElsewhere, {})).shownTo;

  it('show loans, requests and fines of all libraries together after the password there', async () => {
    const { db } = app.deps;
    await buildLoan(db, { patron_id: hereId, due_date: '2026-03-10' });
    await buildLoan(db, { tenant_id: BETA, patron_id: thereId, due_date: '2026-03-20' });
    await buildRequest(db, { tenant_id: BETA, patron_id: thereId });
    await buildFineEntry(db, { tenant_id: BETA, patron_id: thereId, amount: 250 });
    const { linkId } = await addByPassword();
    const { libraries } = await here.call(showEverywhere, {});
    expect(libraries).toMatchObject([
      { linkId: '', state: 'open', loans: [{ normReturnDate: '2026-03-10' }], requests: [] },
      { linkId, state: 'open', loans: [{ normReturnDate: '2026-03-20' }], amount: { owed: { amount: 250 } } },
    ]);
    expect(libraries[1]?.requests).toHaveLength(1);
    expect(libraries[1]?.library.mappingPath).toBe('beta');
  });

  it('are told to the reader of the card, with the library that shows it', async () => {
    await addByPassword();
    expect(await waitingNotices(app)).toMatchObject([
      { channel: 'mail', template: 'cardShown', facts: { elsewhere: 'alpha library' } },
    ]);
  });

  it('can be seen at both libraries, and either reader ends the link', async () => {
    const { linkId } = await addByPassword();
    expect(await shownTo()).toMatchObject([{ linkId, library: { mappingPath: 'alpha' } }]);
    expect((await there.call(showEverywhere, {})).libraries).toHaveLength(1);
    await there.call(endCardLink, { linkId });
    expect((await here.call(listCardsElsewhere, {})).cards).toEqual([]);
    const again = await addByPassword();
    await here.call(endCardLink, { linkId: again.linkId });
    expect(await shownTo()).toEqual([]);
  });

  it('are proved by a code once and for five minutes', async () => {
    const add = (code: string) => here.call(addCardElsewhere, { library: 'beta', code });
    const old = await there.call(makeCardCode, {});
    app.clock.advance(301);
    await expect(add(old.code)).rejects.toMatchObject({ code: 'CARD_CODE_WRONG' });
    const { code } = await there.call(makeCardCode, {});
    await add(code);
    await expect(add(code)).rejects.toMatchObject({ code: 'CARD_CODE_WRONG' });
    expect(await states()).toEqual(['open', 'open']);
  });

  it('are one for each library: the card added last', async () => {
    const first = await addByPassword();
    const second = await addByPassword();
    const { cards } = await here.call(listCardsElsewhere, {});
    expect(cards.map(({ linkId }) => linkId)).toEqual([second.linkId]);
    expect(second.linkId).not.toBe(first.linkId);
    expect(await shownTo()).toHaveLength(1);
  });

  it('have wrong passwords counted at the library of the card', async () => {
    for (let count = 0; count < 5; count++)
      await expect(addByPassword('wrong')).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await expect(addByPassword()).rejects.toMatchObject({ code: 'LOGIN_LOCKED' });
    expect(await states()).toEqual(['open']);
  });

  it.each([
    ['the password changes', { password_changed_at: '2026-03-02T09:00:00.000Z' }],
    ['the account is removed', undefined],
  ])('stop being shown when %s, and the reader still sees that they ended', async (_, change) => {
    await addByPassword();
    const { db } = app.deps;
    const of = { tenant_id: BETA, id: thereId };
    if (change) await db.updateTable('account').set(change).where('id', '=', of.id).execute();
    else await db.deleteFrom('account').where('id', '=', of.id).execute();
    expect(await states()).toEqual(['open', 'ended']);
    expect(await shownTo()).toEqual([]);
    const { cards } = await here.call(listCardsElsewhere, {});
    expect(cards).toMatchObject([{ endedAt: app.clock.now().toISOString() }]);
    expect(await states()).toEqual(['open', 'ended']);
  });

  it('stop being shown when the card is lost, and cannot be added then', async () => {
    await addByPassword();
    await app.deps.db.updateTable('patron').set({ status: 'frozen' }).where('id', '=', thereId).execute();
    expect(await states()).toEqual(['open', 'ended']);
    await expect(addByPassword()).rejects.toMatchObject({ code: 'CARD_STOPPED' });
  });

  it('are not shown while one of the libraries takes no part', async () => {
    await addByPassword();
    await putLibrary(BETA, 'beta', false);
    expect(await states()).toEqual(['open', 'away']);
    await expect(addByPassword()).rejects.toMatchObject({ code: 'CARD_LIBRARY_UNKNOWN' });
    await putLibrary(BETA, 'beta', true);
    expect(await states()).toEqual(['open', 'open']);
    await putLibrary(TENANT, 'alpha', false);
    await expect(states()).rejects.toMatchObject({ code: 'CARDS_ELSEWHERE_OFF' });
  });

  it('leave nothing at either library when a reader leaves', async () => {
    await addByPassword();
    await inTransaction(app.deps.db, (tx) => endAllLinks(tx, BETA, thereId));
    expect(await app.deps.db.selectFrom('card_elsewhere').selectAll().execute()).toEqual([]);
  });

  it('are noted in the audit of both libraries, without readers', async () => {
    const { linkId } = await addByPassword();
    await there.call(endCardLink, { linkId });
    const entries = await app.deps.db
      .selectFrom('audit_entry')
      .select(['tenant_id', 'action', 'subject', 'details'])
      .where('action', 'like', 'cardsElsewhere.%')
      .execute();
    const of = (tenant_id: string) => entries.filter((one) => one.tenant_id === tenant_id);
    for (const id of [TENANT, BETA])
      expect(of(id).map(({ action }) => action)).toEqual(['cardsElsewhere.add', 'cardsElsewhere.end']);
    expect(JSON.stringify(entries)).not.toContain(thereId);
  });
});
