import { moveFund } from '@lectern/contracts/counter/desk/move-fund';
import { applyToLeave } from '@lectern/contracts/counter/leaving/apply-to-leave';
import { cancelAccount } from '@lectern/contracts/counter/leaving/cancel-account';
import { checkLeaving } from '@lectern/contracts/counter/leaving/check-leaving';
import { getLeavingCertificate } from '@lectern/contracts/counter/leaving/get-leaving-certificate';
import { getLeavingCertificates } from '@lectern/contracts/counter/leaving/get-leaving-certificates';
import { leaveMany, MOST_LEAVING } from '@lectern/contracts/counter/leaving/leave-many';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { getReader } from '@lectern/contracts/people/readers/get-reader';
import { issueCard } from '@lectern/contracts/people/readers/issue-card';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buildCaptcha,
  buildCard,
  buildFineEntry,
  buildGuarantee,
  buildLoan,
  buildPasskey,
  buildPatron,
  buildRequest,
} from '../../../testing/builders.ts';
import { createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { textOfPdf } from '../../../testing/pdf-text.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { forgetReadersOf } from '../../lending/circulation/forget-readers.ts';
import { hashPassword } from '../../people/account/password-hash.ts';

const PASSWORD = 'Lectern2026';
const password = encryptWirePassword(PASSWORD);
const STUDIES = { department: '文学院', major: '汉语言文学', className: '2022级1班', year: '2026' };

describeOnEachDatabase('leaving', (kind) => {
  let test: IlsApp;
  let password_hash: string;
  beforeAll(async () => {
    test = await createIlsApp(kind);
    password_hash = await hashPassword(PASSWORD);
  });
  afterAll(() => test.close());

  async function reader(traits: Parameters<typeof buildPatron>[1] = {}) {
    const password_changed_at = test.clock.now().toISOString();
    const patron = await buildPatron(test.deps.db, { password_hash, password_changed_at, ...traits });
    const { number } = await buildCard(test.deps.db, { patron_id: patron.id });
    return { patron, number, client: await test.signedIn(patron) };
  }
  async function signInAs(username: string) {
    const captcha = await buildCaptcha(test.deps.db, test.clock);
    return test.client().call(signIn, { username, password, ...captcha });
  }

  it('ends the account of a reader for whom nothing is outstanding: no way leads into it', async () => {
    const { patron, number, client } = await reader();
    await buildPasskey(test.deps.db, { patron_id: patron.id });
    expect(await client.call(checkLeaving, {})).toMatchObject({
      allowed: true,
      outstanding: [],
      confirmation: 'password',
      application: { name: patron.name, readerNumber: number, account: patron.primary_id, department: '' },
    });
    const { confirmation } = await client.call(applyToLeave, { ...STUDIES, password });
    // Applying alone ends nothing.
    expect(await client.call(getPatron, {})).toMatchObject({ status: 'normal' });
    const left = await client.call(cancelAccount, { confirmation });
    expect(left.application).toEqual({
      ...STUDIES,
      name: patron.name,
      readerNumber: number,
      account: patron.primary_id,
    });
    await expect(client.call(getPatron, {})).rejects.toMatchObject({ status: 401 });
    for (const name of [patron.primary_id, number])
      await expect(signInAs(name)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    const keys = test.deps.db.selectFrom('passkey').selectAll().where('patron_id', '=', patron.id);
    expect(await keys.execute()).toEqual([]);
    const accounts = test.deps.db.selectFrom('account').selectAll().where('id', '=', patron.id);
    expect(await accounts.execute()).toEqual([]);
  });

  it('gives a certificate for half an hour, which anybody can check and the library cannot read', async () => {
    const { patron, number, client } = await reader({ name: '𬬭䶮' });
    const { confirmation } = await client.call(applyToLeave, { ...STUDIES, password });
    const { certificate } = await client.call(cancelAccount, { confirmation });
    const stranger = test.client();
    const answer = await stranger.download(getLeavingCertificate, { certificate });
    const text = await textOfPdf(Buffer.from(await answer.arrayBuffer()));
    for (const part of [patron.name, number, '文学院', '2022级1班']) expect(text).toContain(part);
    const path = /\/alpha\/proof\/[\w-]{32}/.exec(text)?.[0] ?? '';
    const check = (url: string) =>
      test.app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'en-US' } });
    const page = await check(path);
    for (const part of ['Valid', patron.name, number]) expect(page.body).toContain(part);
    expect((await check(path.replace('alpha', 'beta'))).statusCode).toBe(404);
    const kept = await test.deps.db.selectFrom('proof').selectAll().where('kind', '=', 'leaving').execute();
    expect(JSON.stringify(kept)).not.toMatch(
      new RegExp(`${patron.name}|${number}|${path.split('/').at(-1)}`),
    );
    test.clock.advance(31 * 60);
    await expect(stranger.download(getLeavingCertificate, { certificate })).rejects.toMatchObject({
      code: 'LEAVING_CERTIFICATE_OVER',
    });
  });

  it('is refused with a list of all that is outstanding', async () => {
    const { patron, client } = await reader({ status: 'frozen' });
    const guaranteed = await buildPatron(test.deps.db);
    await buildGuarantee(test.deps.db, { guarantor_id: patron.id, guaranteed_id: guaranteed.id });
    await buildLoan(test.deps.db, { patron_id: patron.id, due_date: '2030-01-01' });
    await buildRequest(test.deps.db, { patron_id: patron.id });
    await buildFineEntry(test.deps.db, { patron_id: patron.id, amount: 250 });
    const { allowed, outstanding } = await client.call(checkLeaving, {});
    expect(allowed).toBe(false);
    expect(outstanding).toEqual([
      { kind: 'loans', count: 1, amount: null },
      { kind: 'requests', count: 1, amount: null },
      { kind: 'guarantees', count: 1, amount: null },
      { kind: 'debt', count: null, amount: { amount: 250, currency: 'CNY' } },
      { kind: 'frozen', count: null, amount: null },
    ]);
    await expect(client.call(applyToLeave, { password })).rejects.toMatchObject({
      code: 'LEAVING_OUTSTANDING',
    });
  });

  it('is refused to a reader to whom the library owes money', async () => {
    const { patron, client } = await reader();
    const payment = { patron_id: patron.id, kind: 'payment' as const, amount: -400 };
    await buildFineEntry(test.deps.db, payment);
    expect((await client.call(checkLeaving, {})).outstanding).toEqual([
      { kind: 'credit', count: null, amount: { amount: 400, currency: 'CNY' } },
    ]);
  });

  it('is refused to a reader of whom the library keeps a deposit', async () => {
    const { patron, client } = await reader();
    const staff = test.client({ token: await openStaffSession(test, ['circulation.desk']) });
    const deposit = { patronId: patron.id, fund: 'deposit', method: 'cash', amount: 5000 } as const;
    await staff.call(moveFund, { ...deposit, way: 'in' });
    expect((await client.call(checkLeaving, {})).outstanding).toEqual([
      { kind: 'kept', count: null, amount: { amount: 5000, currency: 'CNY' } },
    ]);
    await staff.call(moveFund, { ...deposit, way: 'out' });
    expect((await client.call(checkLeaving, {})).allowed).toBe(true);
  });

  it('needs the password, and a confirmation of the same reader that works once', async () => {
    const { client } = await reader();
    const other = await reader();
    await expect(client.call(applyToLeave, {})).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    const { confirmation, seconds } = await other.client.call(applyToLeave, { password });
    await expect(client.call(cancelAccount, { confirmation })).rejects.toMatchObject({
      code: 'LEAVING_NOT_CONFIRMED',
    });
    test.clock.advance(seconds + 1);
    await expect(other.client.call(cancelAccount, { confirmation })).rejects.toMatchObject({
      code: 'LEAVING_NOT_CONFIRMED',
    });
    expect(await other.client.call(getPatron, {})).toMatchObject({ status: 'normal' });
  });

  it('of two at the same time is done once', async () => {
    const { client } = await reader();
    const { confirmation } = await client.call(applyToLeave, { password });
    const answers = await Promise.allSettled([1, 2].map(() => client.call(cancelAccount, { confirmation })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is done for a list of graduates, with a result for each', async () => {
    const [free, busy] = [await reader(), await reader()];
    await buildFineEntry(test.deps.db, { patron_id: busy.patron.id, amount: 250 });
    const token = await openStaffSession(test, ['circulation.desk', 'circulation.readers']);
    const staff = test.client({ token });
    const list = new Blob([`card\n${free.number}\n${busy.number}\nnobodys\n${free.number}\n`], {
      type: 'text/csv',
    });
    const results = [
      { line: 2, card: free.number, name: free.patron.name, outcome: 'left', outstanding: [] },
      {
        line: 3,
        card: busy.number,
        outcome: 'outstanding',
        outstanding: [{ kind: 'debt' }],
        certificate: null,
      },
      { line: 4, card: 'nobodys', name: '', outcome: 'unknown', certificate: null },
    ];
    expect((await staff.upload(leaveMany, { check: true }, list)).results).toMatchObject(results);
    expect(await free.client.call(getPatron, {})).toMatchObject({ status: 'normal' });
    expect((await staff.upload(leaveMany, {}, list)).results).toMatchObject(results);
    await expect(free.client.call(getPatron, {})).rejects.toMatchObject({ status: 401 });
    expect(await busy.client.call(getPatron, {})).toMatchObject({ status: 'normal' });
    const again = await staff.upload(leaveMany, {}, list);
    expect(again.results[0]).toMatchObject({ outcome: 'unknown' });
  });

  it('reads no card behind those that a list may have, and no line of a great many columns', async () => {
    const staff = test.client({
      token: await openStaffSession(test, ['circulation.desk', 'circulation.readers']),
    });
    const send = (text: string) =>
      staff.upload(leaveMany, { check: true }, new Blob([text], { type: 'text/csv' }));
    const rows = `card\n${'a\n'.repeat(MOST_LEAVING + 1)}`;
    // A value that is too long is a fault of its own; here it stands where nothing is read.
    await expect(send(`${rows}"${'x'.repeat(30_000)}\n${'a\n'.repeat(400_000)}`)).rejects.toMatchObject({
      code: 'READER_FILE_UNREADABLE',
      details: { reason: `> ${MOST_LEAVING}` },
    });
    await expect(send(`card\n${','.repeat(leaveMany.maxBytes - 100)}`)).rejects.toMatchObject({
      code: 'READER_FILE_UNREADABLE',
    });
  });

  it('gives the graduates of a list their certificates as one file, each of which anybody can check', async () => {
    const graduates = [await reader({ name: '𠮷野' }), await reader({ name: '林悦' })];
    const token = await openStaffSession(test, ['circulation.desk', 'circulation.readers']);
    const staff = test.client({ token });
    const file = ['card', ...graduates.map(({ number }) => number)].join('\n');
    const list = new Blob([file], { type: 'text/csv' });
    expect((await staff.upload(leaveMany, { check: true }, list)).results).toMatchObject([
      { outcome: 'left', certificate: null },
      { outcome: 'left', certificate: null },
    ]);
    const { results } = await staff.upload(leaveMany, {}, list);
    const certificates = results.flatMap(({ certificate }) => certificate ?? []);
    expect(certificates).toHaveLength(2);
    const answer = await staff.download(getLeavingCertificates, { certificates });
    const text = await textOfPdf(Buffer.from(await answer.arrayBuffer()));
    const paths = text.match(/\/alpha\/proof\/[\w-]{32}/g) ?? [];
    expect(new Set(paths).size).toBe(2);
    for (const [at, { patron, number }] of graduates.entries()) {
      expect(text).toContain(patron.name);
      const headers = { accept: 'text/html', 'accept-language': 'en-US' };
      const page = await test.app.inject({ url: paths[at] ?? '', headers });
      for (const part of ['Valid', patron.name, number]) expect(page.body).toContain(part);
    }
    const reading = test.client({ token: await openStaffSession(test, ['circulation.desk']) });
    await expect(reading.download(getLeavingCertificates, { certificates })).rejects.toMatchObject({
      status: 403,
    });
    test.clock.advance(31 * 60);
    const late = test.client({ token: await openStaffSession(test, ['circulation.readers']) });
    await expect(late.download(getLeavingCertificates, { certificates })).rejects.toMatchObject({
      code: 'LEAVING_CERTIFICATES_OVER',
    });
  });

  it('keeps neither name nor cards when the days of the library are over', async () => {
    const { patron, client, number } = await reader();
    const { confirmation } = await client.call(applyToLeave, { password });
    await client.call(cancelAccount, { confirmation });
    const tenant = await test.deps.tenants.byId('1001');
    if (!tenant) throw new Error('no tenant');
    const read = () =>
      test.deps.db.selectFrom('patron').select('name').where('id', '=', patron.id).executeTakeFirstOrThrow();
    await forgetReadersOf(test.deps, tenant);
    expect((await read()).name).toBe(patron.name);
    test.clock.advance((tenant.settings.policy.loanHistoryDays + 3) * 86_400);
    await forgetReadersOf(test.deps, tenant);
    expect((await read()).name).toBe('');
    const cards = test.deps.db.selectFrom('patron_card').selectAll().where('number', '=', number);
    expect(await cards.execute()).toEqual([]);
  });

  it('frees the guarantor, and a new card makes the reader one again', async () => {
    const guarantor = await reader();
    const { patron, client } = await reader();
    await buildGuarantee(test.deps.db, { guarantor_id: guarantor.patron.id, guaranteed_id: patron.id });
    const { confirmation } = await client.call(applyToLeave, { password });
    await client.call(cancelAccount, { confirmation });
    expect(await guarantor.client.call(getPatron, {})).toMatchObject({ status: 'normal' });
    const token = await openStaffSession(test, ['circulation.desk', 'circulation.readers']);
    const staff = test.client({ token });
    expect(await staff.call(getReader, { patronId: patron.id })).toMatchObject({
      status: 'left',
      email: '',
      hasPassword: false,
      cards: [{ state: 'withdrawn' }],
    });
    const again = await staff.call(issueCard, { patronId: patron.id, number: `${patron.primary_id}-2` });
    expect(again).toMatchObject({ status: 'normal' });
  });
});
