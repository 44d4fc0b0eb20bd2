import { getPatronFlags } from '@lectern/contracts/people/account/get-patron-flags';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { bindMailOrPhone } from '@lectern/contracts/people/contacts/bind-mail-or-phone';
import { bindPhone } from '@lectern/contracts/people/contacts/bind-phone';
import { getContacts } from '@lectern/contracts/people/contacts/get-contacts';
import { getMailCodeTimes } from '@lectern/contracts/people/contacts/get-mail-code-times';
import { getPhoneCodeTimes } from '@lectern/contracts/people/contacts/get-phone-code-times';
import { sendBindMailCode } from '@lectern/contracts/people/contacts/send-bind-mail-code';
import { sendBindPhoneCode } from '@lectern/contracts/people/contacts/send-bind-phone-code';
import { updateContact } from '@lectern/contracts/people/contacts/update-contact';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildCaptcha, buildPatron, buildSession } from '../../../testing/builders.ts';
import { lastCode, letSend, waitingNotices } from '../../../testing/sent-notices.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { hashPassword } from '../account/password-hash.ts';

const PASSWORD = 'Lectern2026';
const wire = encryptWirePassword(PASSWORD);

describeOnEachDatabase('the contacts of a reader', (kind) => {
  let app: TestApp;
  let password_hash: string;
  let count = 0;
  beforeAll(async () => {
    password_hash = await hashPassword(PASSWORD);
    app = await createTestApp({ kind });
    await letSend(app);
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(61));

  async function reader(traits: Parameters<typeof buildPatron>[1] = {}) {
    const patron = await buildPatron(app.deps.db, { password_hash, email: '', ...traits });
    const token = await buildSession(app.deps.db, patron);
    await signInNow(patron.id);
    count += 1;
    return { ...patron, client: app.client({ token }), mail: `c${count}@example.org` };
  }

  /** As if the reader had signed in at this moment. */
  async function signInNow(patronId: string): Promise<void> {
    const justNow = { created_at: app.clock.now().toISOString() };
    await app.deps.db.updateTable('session').set(justNow).where('actor_id', '=', patronId).execute();
  }

  it('are bound by the code that was sent to them', async () => {
    const { client, mail } = await reader();
    expect(await client.call(sendBindMailCode, { mail })).toMatchObject({ mailCodeTimes: 4, times: 5 });
    const code = await lastCode(app, mail);
    expect(await client.call(bindMailOrPhone, { mail, code })).toEqual({ bindTimes: 2, entry: null });
    await client.call(sendBindPhoneCode, { phone: '+86 139 0000 0001' });
    const phoneCode = await lastCode(app, '13900000001');
    const bound = { phone: '139-0000-0001', code: phoneCode, password: wire };
    expect(await client.call(bindPhone, bound)).toMatchObject({ bindTimes: 1 });
    expect(await client.call(getPatronFlags, {})).toMatchObject({
      emailFlag: '1',
      phoneFlag: '1',
      email: mail,
      phone: '13900000001',
    });
    // Nobody reads a whole contact over the reader's shoulder.
    expect(await client.call(getContacts, {})).toMatchObject({
      email: 'c***@example.org',
      phone: '139****0001',
    });
    // The contact that the reader had is told.
    expect((await waitingNotices(app)).at(-1)).toMatchObject({
      to: mail,
      template: 'contactChanged',
      facts: { contact: '139****0001' },
    });
  });

  it('are changed with the password once there is a verified one, and told before they go', async () => {
    const { client, mail, email } = await reader({ email: 'old1@example.org', email_verified: 1 });
    await client.call(sendBindMailCode, { mail });
    const code = await lastCode(app, mail);
    for (const password of [undefined, encryptWirePassword('Wrong2026')])
      await expect(client.call(bindMailOrPhone, { mail, code, password })).rejects.toMatchObject({
        code: 'CREDENTIALS_WRONG',
      });
    await client.call(bindMailOrPhone, { mail, code, password: wire });
    expect((await waitingNotices(app)).at(-1)).toMatchObject({ to: email, template: 'contactChanged' });
    await expect(client.call(updateContact, { kind: 'mail' })).rejects.toMatchObject({
      code: 'CREDENTIALS_WRONG',
    });
    await client.call(updateContact, { kind: 'mail', password: wire });
    expect(await client.call(getContacts, {})).toMatchObject({ email: '', emailFlag: '0', bindTimes: 1 });
    expect((await waitingNotices(app)).at(-1)).toMatchObject({ to: mail, template: 'contactRemoved' });
  });

  it('of a reader without a password are changed only if the reader signed in just now', async () => {
    const elsewhere = { password_hash: '', email: 'old2@example.org', email_verified: 1 as const };
    const { client, mail, ...patron } = await reader(elsewhere);
    await client.call(sendBindMailCode, { mail });
    const code = await lastCode(app, mail);
    app.clock.advance(601);
    const refused = { code: 'SIGN_IN_AGAIN' };
    await expect(client.call(bindMailOrPhone, { mail, code })).rejects.toMatchObject(refused);
    await expect(client.call(updateContact, { kind: 'mail' })).rejects.toMatchObject(refused);
    await signInNow(patron.id);
    await client.call(sendBindMailCode, { mail });
    const next = await lastCode(app, mail);
    expect(await client.call(bindMailOrPhone, { mail, code: next })).toMatchObject({ bindTimes: 2 });
  });

  it('are first bound with the password, or just after signing in', async () => {
    const { client, mail } = await reader();
    expect(await client.call(getContacts, {})).toMatchObject({ needsPassword: false });
    app.clock.advance(601);
    expect(await client.call(getContacts, {})).toMatchObject({ needsPassword: true });
    await client.call(sendBindMailCode, { mail });
    const code = await lastCode(app, mail);
    const refused = { code: 'CREDENTIALS_WRONG' };
    await expect(client.call(bindMailOrPhone, { mail, code })).rejects.toMatchObject(refused);
    await client.call(bindMailOrPhone, { mail, code, password: wire });
  });

  it('are not bound by the code of another contact', async () => {
    const { client, mail } = await reader();
    await client.call(sendBindMailCode, { mail });
    const code = await lastCode(app, mail);
    const other = client.call(bindMailOrPhone, { mail: 'other@example.org', code });
    await expect(other).rejects.toMatchObject({ code: 'CODE_WRONG', details: { remaining: 4 } });
    await client.call(bindMailOrPhone, { mail, code });
  });

  it('get a code a minute and five a day, and say what is left', async () => {
    const { client } = await reader();
    for (let sent = 1; sent <= 5; sent++) {
      await client.call(sendBindMailCode, { mail: `many${count}-${sent}@example.org` });
      const soon = client.call(sendBindMailCode, { mail: 'x@example.org' });
      await expect(soon).rejects.toMatchObject({ code: 'CODE_TOO_SOON', details: { seconds: 60 } });
      app.clock.advance(61);
    }
    const sixth = client.call(sendBindMailCode, { mail: 'x@example.org' });
    await expect(sixth).rejects.toMatchObject({ code: 'CODE_LIMIT_REACHED', details: { limit: 5 } });
    expect(await client.call(getMailCodeTimes, {})).toEqual({ mailCodeTimes: 0, times: 5 });
    expect(await client.call(getPhoneCodeTimes, {})).toEqual({ remainTimes: 5, times: 5 });
    app.clock.advance(86_400);
    expect(await client.call(getMailCodeTimes, {})).toEqual({ mailCodeTimes: 5, times: 5 });
  });

  it('of somebody else get five codes a day from all readers together', async () => {
    const victim = 'victim@example.org';
    for (let sent = 1; sent <= 5; sent++)
      await (await reader()).client.call(sendBindMailCode, { mail: victim.replace('v', 'V') });
    const { client } = await reader();
    await expect(client.call(sendBindMailCode, { mail: victim })).rejects.toMatchObject({
      code: 'CODE_LIMIT_REACHED',
    });
  });

  it('are changed three times a day', async () => {
    const { client } = await reader();
    for (let change = 1; change <= 4; change++) {
      const mail = `change${count}-${change}@example.org`;
      await client.call(sendBindMailCode, { mail });
      const bound = client.call(bindMailOrPhone, { mail, code: await lastCode(app, mail), password: wire });
      if (change <= 3) await bound;
      else await expect(bound).rejects.toMatchObject({ code: 'BIND_LIMIT_REACHED', details: { limit: 3 } });
      app.clock.advance(61);
    }
  });

  it('are bound as a step of a sign-in that wants both, and then the reader is signed in', async () => {
    await letSend(app, ({ public: given }) => ({ public: { ...given, bindMailOrPhone: '2' } }));
    const { primary_id, mail } = await reader();
    const { codeKey, verifyCode } = await buildCaptcha(app.deps.db, app.clock);
    const first = { username: primary_id, password: wire, verifyCode, codeKey };
    const signedIn = await app.client().call(signIn, first);
    expect(signedIn.next).toBe('forceBinding');
    const step = app.client({ token: signedIn.jwt });
    const early = step.call(updateContact, { kind: 'mail' });
    await expect(early).rejects.toMatchObject({ code: 'SIGN_IN_UNFINISHED' });
    expect(await step.call(getContacts, {})).toMatchObject({ canMail: true, needsPassword: false });
    await step.call(sendBindMailCode, { mail });
    const { entry } = await step.call(bindMailOrPhone, { mail, code: await lastCode(app, mail) });
    expect(entry?.next).toBe('forceBinding');
    const next = app.client({ token: entry!.jwt });
    expect(await next.call(getPatronFlags, {})).toMatchObject({ email: 'c***@example.org' });
    await next.call(sendBindPhoneCode, { phone: '13900000009' });
    const bound = await next.call(bindPhone, {
      phone: '13900000009',
      code: await lastCode(app, '13900000009'),
    });
    expect(bound.entry?.next).toBe('');
    const full = app.client({ token: bound.entry!.jwt });
    expect(await full.call(getSessionUser, {})).toHaveProperty('name');
    const removal = full.call(updateContact, { kind: 'phone', password: wire });
    await expect(removal).rejects.toMatchObject({ code: 'CONTACT_NEEDED' });
    await letSend(app);
  });
});
