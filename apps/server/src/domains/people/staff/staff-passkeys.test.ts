import { addPasskey } from '@lectern/contracts/people/passkeys/add-passkey';
import { beginPasskeySignIn } from '@lectern/contracts/people/passkeys/begin-passkey-sign-in';
import { signInByPasskey } from '@lectern/contracts/people/passkeys/sign-in-by-passkey';
import { addStaffPasskey } from '@lectern/contracts/people/staff/add-staff-passkey';
import { beginStaffPasskey } from '@lectern/contracts/people/staff/begin-staff-passkey';
import { beginStaffPasskeySignIn } from '@lectern/contracts/people/staff/begin-staff-passkey-sign-in';
import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { listStaffPasskeys } from '@lectern/contracts/people/staff/list-staff-passkeys';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { openStaffSessionByPasskey } from '@lectern/contracts/people/staff/open-staff-session-by-passkey';
import { putStaffMember } from '@lectern/contracts/people/staff/put-staff-member';
import { removeStaffPasskey } from '@lectern/contracts/people/staff/remove-staff-passkey';
import { renameStaffPasskey } from '@lectern/contracts/people/staff/rename-staff-passkey';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { letSend } from '../../../testing/sent-notices.ts';
import { createSoftwarePasskey, type Lies } from '../../../testing/software-passkey.ts';
import { openStaffSession as staffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { hashPassword } from '../account/password-hash.ts';
import { addStaffMember } from './add-staff-member.ts';

const PASSWORD = 'a long enough secret';
const ORIGIN = 'http://localhost:8855';
const refused = { code: 'PASSKEY_REFUSED' };

describeOnEachDatabase('passkeys of the staff', (kind) => {
  let app: TestApp;
  let browser: TestBrowser;
  let manager: ReturnType<TestApp['client']>;
  let passwordHash: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await letSend(app);
    passwordHash = await hashPassword(PASSWORD);
    manager = app.client({ token: await staffSession(app, ['staff.manage', 'staff.audit']) });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    app.clock.advance(61);
    browser = createTestBrowser(app);
  });

  /** A member who is signed in by password. */
  async function member(account: string) {
    const now = app.clock.now().toISOString();
    const given = { account, name: `Name of ${account}`, passwordHash, role: account, permissions: [], now };
    const staffId = await addStaffMember(app.deps.db, '1001', given);
    const { jwt } = await browser.client().call(openStaffSession, { account, password: PASSWORD });
    return { account, staffId, client: browser.client({ token: jwt }) };
  }
  type Member = Awaited<ReturnType<typeof member>>;

  async function withPasskey({ client }: Pick<Member, 'client'>, lies: Lies = {}) {
    const passkey = createSoftwarePasskey(ORIGIN);
    const options = await client.call(beginStaffPasskey, { password: PASSWORD });
    const { id } = await client.call(addStaffPasskey, { credential: passkey.make(options, lies) });
    return { ...passkey, rowId: id };
  }
  async function enter(passkey: ReturnType<typeof createSoftwarePasskey>, lies: Lies = {}) {
    const options = await browser.client().call(beginStaffPasskeySignIn, {});
    return browser.client().call(openStaffSessionByPasskey, { credential: passkey.use(options, lies) });
  }
  async function audited(subject: string) {
    const { entries } = await manager.call(listAudit, { subject });
    return entries.reverse().map(({ action, details }) => ({ action, ...details }));
  }

  it('are added with the password, sign the member in without it, and are removed', async () => {
    const ada = await member('ada');
    const { client } = ada;
    await expect(client.call(beginStaffPasskey, { password: 'wrong' })).rejects.toMatchObject({
      code: 'CREDENTIALS_WRONG',
    });
    app.clock.advance(1);
    const passkey = await withPasskey(ada);
    const { rowId: id } = passkey;
    app.clock.advance(1);
    await client.call(renameStaffPasskey, { id, name: ' Desk ' });
    app.clock.advance(1);
    const entry = await enter(passkey);
    expect(entry).toMatchObject({ account: 'ada', name: 'Name of ada', permissions: [] });
    const here = app.client({ token: entry.jwt });
    expect(await here.call(getStaffSession, {})).toMatchObject({ account: 'ada', hasCode: false });
    expect((await here.call(listStaffPasskeys, {})).passkeys).toMatchObject([
      { id, name: 'Desk', lastUsedAt: app.clock.now().toISOString() },
    ]);
    app.clock.advance(1);
    await client.call(removeStaffPasskey, { id, password: PASSWORD });
    await expect(enter(passkey)).rejects.toMatchObject(refused);
    expect(await audited('ada')).toMatchObject([
      { action: 'staff.openSession', method: 'password' },
      { action: 'staff.beginPasskey' },
      { action: 'staff.addPasskey', passkey: '' },
      { action: 'staff.renamePasskey', before: { passkey: '' }, after: { passkey: 'Desk' } },
      { action: 'staff.openSession', method: 'passkey' },
      { action: 'staff.removePasskey', passkey: 'Desk' },
    ]);
  });

  it('are named and removed by their member alone', async () => {
    const [mina, eve] = [await member('mina'), await member('eve')];
    const { rowId: id } = await withPasskey(mina);
    for (const attempt of [
      () => eve.client.call(renameStaffPasskey, { id, name: 'Mine' }),
      () => eve.client.call(removeStaffPasskey, { id, password: PASSWORD }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'PASSKEY_NOT_FOUND' });
    expect((await mina.client.call(listStaffPasskeys, {})).passkeys).toHaveLength(1);
    expect((await eve.client.call(listStaffPasskeys, {})).passkeys).toEqual([]);
  });

  it.each<[string, Lies]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['a challenge that nobody gave', { challenge: 'x'.repeat(43) }],
    ['a device that did not verify its user', { isVerified: false }],
    ['the handle of another member', { userHandle: 'b3RoZXI' }],
    ['a count that was seen before', { useCount: 1 }],
  ])('are refused with %s', async (name, lies) => {
    const passkey = await withPasskey(await member(`member with ${name}`));
    await enter(passkey);
    await expect(enter(passkey, lies)).rejects.toMatchObject(refused);
  });

  it('that did not prove themselves are noted in the audit', async () => {
    const passkey = await withPasskey(await member('iris'));
    await expect(enter(passkey, { isVerified: false })).rejects.toMatchObject(refused);
    const entry = { action: 'staff.refuseSession', fault: 'passkey' };
    await vi.waitFor(
      async () => expect(await audited('iris')).toContainEqual(expect.objectContaining(entry)),
      {
        timeout: 30_000,
      },
    );
  });

  it('of staff do not sign a reader in, nor are added as those of readers', async () => {
    const otto = await member('otto');
    const passkey = await withPasskey(otto);
    const options = await browser.client().call(beginPasskeySignIn, {});
    const credential = passkey.use(options);
    await expect(browser.client().call(signInByPasskey, { credential })).rejects.toMatchObject(refused);
    const asStaff = browser.client().call(openStaffSessionByPasskey, { credential });
    await expect(asStaff).rejects.toMatchObject(refused);
    const begun = await otto.client.call(beginStaffPasskey, { password: PASSWORD });
    const made = { credential: createSoftwarePasskey(ORIGIN).make(begun) };
    await expect(otto.client.call(addPasskey, made)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('open nothing for a member who left', async () => {
    const noor = await member('noor');
    const passkey = await withPasskey(noor);
    const { staffId, account } = noor;
    await manager.call(putStaffMember, { staffId, account, name: 'Noor', roleIds: [], active: false });
    await expect(enter(passkey)).rejects.toMatchObject(refused);
  });

  it('of a lost device are removed by somebody who manages the staff', async () => {
    const { staffId, account, client } = await member('sana');
    const passkey = await withPasskey({ client });
    const given = { staffId, account, name: 'Sana', roleIds: [] };
    expect(await manager.call(putStaffMember, given)).toMatchObject({ passkeys: 1 });
    expect(await manager.call(putStaffMember, { ...given, removePasskeys: true })).toMatchObject({
      passkeys: 0,
    });
    await expect(enter(passkey)).rejects.toMatchObject(refused);
    expect((await audited('sana')).at(-1)).toMatchObject({
      action: 'staff.putMember',
      before: { passkeys: 1 },
      after: { passkeys: 0 },
    });
  });

  it('are used where readers cannot sign in, and nowhere if the library offers none', async () => {
    const passkey = await withPasskey(await member('hana'));
    await letSend(app, ({ public: shown }) => ({ public: { ...shown, loginFlag: '0' } }));
    await expect(enter(passkey)).resolves.toMatchObject({ account: 'hana' });
    await letSend(app, ({ signIn }) => ({ signIn: { ...signIn, passkeys: false } }));
    await expect(enter(passkey)).rejects.toMatchObject({ code: 'LOGIN_METHOD_OFF' });
    await letSend(app);
  });
});
