import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { changeReader } from '@lectern/contracts/people/readers/change-reader';
import { endCard } from '@lectern/contracts/people/readers/end-card';
import { findReaders } from '@lectern/contracts/people/readers/find-readers';
import { getReader } from '@lectern/contracts/people/readers/get-reader';
import { getReaderChoices } from '@lectern/contracts/people/readers/get-reader-choices';
import { issueCard } from '@lectern/contracts/people/readers/issue-card';
import { registerReader } from '@lectern/contracts/people/readers/register-reader';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromJson, toJson } from '../../../platform/db/codecs.ts';
import { buildCaptcha, buildPatronGroup, buildSession } from '../../../testing/builders.ts';
import { buildLibrary } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('readers at the desk', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  let serial = 0;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db, { code: 'MAIN', names: toJson({ 'en-US': 'Main Library' }) });
    await buildPatronGroup(app.deps.db, { code: 'student', names: toJson({ 'en-US': 'Student' }) });
    await buildPatronGroup(app.deps.db, { code: 'teacher', names: toJson({ 'en-US': 'Teacher' }) });
    const token = await openStaffSession(app, ['circulation.desk', 'circulation.readers']);
    desk = app.client({ token });
  });
  afterAll(() => app.close());

  const nextCard = () => `C-${kind}-${++serial}`;
  const register = (given: Partial<InputOf<(typeof registerReader)['input']>> = {}) =>
    desk.call(registerReader, {
      card: nextCard(),
      name: 'Lin Yue',
      patronGroup: 'student',
      libraryCode: 'MAIN',
      ...given,
    });
  async function signInAs(username: string, password: string) {
    const captcha = await buildCaptcha(app.deps.db, app.clock);
    return app.client().call(signIn, { username, password: encryptWirePassword(password), ...captcha });
  }
  const lastChange = async (action: string) => {
    const row = await app.deps.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return fromJson<{ before: unknown; after: unknown }>(row.details);
  };

  it('are registered with a card, contacts and a password that has to be changed', async () => {
    const card = nextCard();
    const reader = await register({
      card,
      phone: '138 0013 8000',
      email: 'Lin@Example.org',
      password: 'first-one',
    });
    expect(reader).toMatchObject({
      primaryId: card,
      name: 'Lin Yue',
      groupName: 'Student',
      libName: 'Main Library',
      status: 'normal',
      phone: '13800138000',
      email: 'Lin@example.org',
      hasPassword: true,
      cards: [{ number: card, state: 'active', endedAt: null }],
    });
    await expect(signInAs(card, 'first-one')).rejects.toThrow(/initial password/);
    expect(await lastChange('readers.register')).toMatchObject({
      before: null,
      after: { name: 'Lin Yue', phone: '13800138000', password: 'set' },
    });
  });

  it('are not registered with a number that is or was in use, nor in a group or library that does not exist', async () => {
    const card = nextCard();
    await register({ card });
    await expect(register({ card })).rejects.toMatchObject({ code: 'CARD_NUMBER_TAKEN' });
    const both = nextCard();
    const results = await Promise.allSettled([register({ card: both }), register({ card: both })]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(register({ patronGroup: 'nobody' })).rejects.toMatchObject({ code: 'PATRON_GROUP_UNKNOWN' });
    await expect(register({ libraryCode: 'NOWHERE' })).rejects.toMatchObject({ code: 'LIBRARY_UNKNOWN' });
  });

  it('are found by card, by a part of the name and by the end of the phone number', async () => {
    const name = `Zhao ${nextCard()}%`;
    const end = `${1000 + serial}`;
    const { patronId, primaryId } = await register({ name, phone: `1390000${end}` });
    const found = async (text: string) =>
      (await desk.call(findReaders, { text })).readers.map((reader) => reader.patronId);
    expect(await found(primaryId)).toEqual([patronId]);
    expect(await found(name.slice(2).toLowerCase())).toEqual([patronId]);
    expect(await found(end)).toContain(patronId);
    expect(await found('no such reader')).toEqual([]);
    expect(await found('%')).toEqual([patronId]);
  });

  it('keep what they are when a lost card is replaced, and sign in with the new one', async () => {
    const { patronId, primaryId: lost } = await register({ password: 'first-one' });
    const number = nextCard();
    const changed = await desk.call(issueCard, { patronId, number, replaces: lost });
    expect(changed).toMatchObject({ primaryId: lost, status: 'normal' });
    expect(changed.cards.map((card) => [card.number, card.state])).toEqual([
      [lost, 'lost'],
      [number, 'active'],
    ]);
    expect(await desk.call(findReaders, { text: lost })).toMatchObject({
      card: 'lost',
      readers: [{ patronId }],
    });
    expect(await desk.call(findReaders, { text: number })).toMatchObject({
      card: 'active',
      readers: [{ patronId }],
    });
    await expect(signInAs(number, 'first-one')).rejects.toThrow(/initial password/);
    expect(await app.deps.ils.ofId('1001').then((ils) => ils.patrons?.find(number))).toMatchObject({
      patronId,
    });
    await expect(register({ card: lost })).rejects.toMatchObject({ code: 'CARD_NUMBER_TAKEN' });
    await expect(
      desk.call(issueCard, { patronId, number: nextCard(), replaces: lost }),
    ).rejects.toMatchObject({
      code: 'CARD_UNKNOWN',
    });
    expect(await lastChange('readers.issueCard')).toEqual({
      before: { cards: [`${lost} active`] },
      after: { cards: [`${lost} lost`, `${number} active`] },
    });
  });

  it('borrow nothing without a card in use, until they have a new one', async () => {
    const { patronId, primaryId } = await register();
    const ended = await desk.call(endCard, { patronId, number: primaryId, state: 'lost' });
    expect(ended.status).toBe('card_lost');
    await expect(desk.call(endCard, { patronId, number: primaryId, state: 'lost' })).rejects.toMatchObject({
      code: 'CARD_UNKNOWN',
    });
    expect((await desk.call(issueCard, { patronId, number: nextCard() })).status).toBe('normal');
  });

  it('are changed in what is given alone, with what was before and after in the audit', async () => {
    const { patronId } = await register({ phone: '13800138000', expiresOn: '2027-07-01' });
    const changed = await desk.call(changeReader, {
      patronId,
      patronGroup: 'teacher',
      phone: '',
      frozen: true,
    });
    expect(changed).toMatchObject({
      name: 'Lin Yue',
      groupName: 'Teacher',
      phone: '',
      status: 'frozen',
      expiresOn: '2027-07-01',
    });
    expect(await lastChange('readers.change')).toEqual({
      before: { patronGroup: 'student', phone: '13800138000', status: 'normal' },
      after: { patronGroup: 'teacher', phone: '', status: 'frozen' },
    });
    expect((await desk.call(changeReader, { patronId, frozen: false })).status).toBe('normal');
    expect(await desk.call(getReader, { patronId })).toMatchObject({ groupName: 'Teacher' });
    await expect(desk.call(changeReader, { patronId: 'nobody' })).rejects.toMatchObject({
      code: 'PATRON_NOT_FOUND',
    });
  });

  it('are told why their account is frozen, until it is free again', async () => {
    const { patronId } = await register({});
    const reader = app.client({
      token: await buildSession(app.deps.db, { id: patronId, tenant_id: '1001' }),
    });
    const reason = async () => (await reader.call(getPatron, {})).frozenReason;
    await desk.call(changeReader, { patronId, frozen: true, frozenReason: 'We need your new address' });
    expect(await reason()).toBe('We need your new address');
    await desk.call(changeReader, { patronId, phone: '13800138000' });
    expect(await reason()).toBe('We need your new address');
    await desk.call(changeReader, { patronId, frozen: false, frozenReason: 'not used' });
    expect(await reason()).toBe('');
  });

  it('are registered only by those who may', async () => {
    const other = app.client({ token: await openStaffSession(app, ['circulation.desk']) });
    const asked = { card: nextCard(), name: 'Lin', patronGroup: 'student', libraryCode: 'MAIN' };
    await expect(other.call(registerReader, asked)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await other.call(getReaderChoices, {})).libraries).toContainEqual({
      code: 'MAIN',
      name: 'Main Library',
    });
  });
});
