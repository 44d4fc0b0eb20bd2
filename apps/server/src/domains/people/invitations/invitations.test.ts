import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { acceptInvitation } from '@lectern/contracts/people/invitations/accept-invitation';
import { countInvitable } from '@lectern/contracts/people/invitations/count-invitable';
import { inviteReaders } from '@lectern/contracts/people/invitations/invite-readers';
import { showInvitation } from '@lectern/contracts/people/invitations/show-invitation';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCaptcha, buildPatron } from '../../../testing/builders.ts';
import { letSend, waitingNotices } from '../../../testing/sent-notices.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { composeNotice } from '../notices/compose-notice.ts';
import { inviteAll } from './invite.ts';

const PASSWORD = 'Lectern2027';
const DAY_SECONDS = 24 * 60 * 60;

describeOnEachDatabase('an invitation', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  let count = 0;
  beforeAll(async () => {
    app = await createTestApp({
      kind,
      adapt: (deps) => ({ ...deps, config: { ...deps.config, publicUrl: 'https://library.example.org' } }),
    });
    await letSend(app);
    desk = app.client({ token: await openStaffSession(app, ['circulation.readers']) });
  });
  afterAll(() => app.close());

  /** A reader as an import makes one: no password, and a contact that nobody verified. */
  const imported = (traits: Parameters<typeof buildPatron>[1] = {}) => {
    count += 1;
    const address = `invited${count}@example.org`;
    return buildPatron(app.deps.db, {
      primary_id: `INV${count}`,
      password_hash: '',
      email: address,
      email_verified: 0,
      ...traits,
    });
  };
  const mailsTo = async (address: string) =>
    (await waitingNotices(app)).filter(({ to, template }) => to === address && template === 'invitation');
  const ticketFor = async (address: string) => (await mailsTo(address)).at(-1)?.facts.ticket ?? '';
  const accept = (ticket: string, password = PASSWORD) =>
    app.client().call(acceptInvitation, { ticket, password: encryptWirePassword(password) });
  async function signInAs(username: string) {
    const captcha = await buildCaptcha(app.deps.db, app.clock);
    return app.client().call(signIn, { username, password: encryptWirePassword(PASSWORD), ...captcha });
  }

  it('lets an imported reader set a password and sign in, and verifies the address that it was sent to', async () => {
    const reader = await imported();
    expect(await desk.call(inviteReaders, { patronIds: [reader.id] })).toEqual({ invited: 1, leftOut: 0 });
    const entry = await app.deps.db.selectFrom('audit_entry').selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'readers.invite', subject: reader.id });
    const ticket = await ticketFor(reader.email);
    expect(await app.client().call(showInvitation, { ticket })).toEqual({ account: reader.primary_id });
    expect(await accept(ticket)).toEqual({ account: reader.primary_id });
    expect(await signInAs(reader.primary_id)).toMatchObject({ next: '' });
    const row = await app.deps.db
      .selectFrom('account')
      .select('email_verified')
      .where('id', '=', reader.id)
      .executeTakeFirstOrThrow();
    expect(row.email_verified).toBe(1);
  });

  it('is a link of the public address in a mail, in the language of the library', () => {
    const { text, subject } = composeNotice({
      kind: 'invitation',
      facts: { account: 'A1', days: '7', ticket: 'the-ticket' },
      language: 'en-US',
      library: 'North Library',
      timeZone: 'Asia/Shanghai',
      publicUrl: 'https://library.example.org',
      mappingPath: 'north',
    });
    expect(subject).toBe('North Library: set your password');
    expect(text).toContain('https://library.example.org/north/#/invitation/the-ticket');
    expect(text).toContain('valid for 7 days');
  });

  it('works once, for some days, and not after a newer one', async () => {
    const reader = await imported();
    const invite = () => desk.call(inviteReaders, { patronIds: [reader.id] });
    await invite();
    const first = await ticketFor(reader.email);
    await invite();
    const second = await ticketFor(reader.email);
    await expect(accept(first)).rejects.toMatchObject({ code: 'INVITATION_OVER' });
    const outcomes = await Promise.allSettled([accept(second), accept(second)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(accept(second)).rejects.toMatchObject({ code: 'INVITATION_OVER' });
    const late = await imported();
    await desk.call(inviteReaders, { patronIds: [late.id] });
    app.clock.advance(7 * DAY_SECONDS);
    const ticket = await ticketFor(late.email);
    await expect(accept(ticket)).rejects.toMatchObject({ code: 'INVITATION_OVER' });
    await expect(app.client().call(showInvitation, { ticket })).rejects.toMatchObject({
      code: 'INVITATION_OVER',
    });
  });

  it('is not for readers who have set a password, nor for those without an address', async () => {
    const chosen = await imported({ password_hash: 'x', must_change_password: 0 });
    const given = await imported({ password_hash: 'x', must_change_password: 1 });
    const nowhere = await imported({ email: '' });
    const patronIds = [chosen.id, given.id, nowhere.id];
    // Past the limits of a minute, with a session of the staff that lasts.
    desk = app.client({ token: await openStaffSession(app, ['circulation.readers']) });
    expect(await desk.call(inviteReaders, { patronIds })).toEqual({ invited: 1, leftOut: 2 });
    expect(await mailsTo(given.email)).toHaveLength(1);
    expect(await mailsTo(chosen.email)).toEqual([]);
  });

  it('is refused the rule of the library, and then still good', async () => {
    const reader = await imported();
    await desk.call(inviteReaders, { patronIds: [reader.id] });
    const ticket = await ticketFor(reader.email);
    await expect(accept(ticket, 'short')).rejects.toMatchObject({ code: 'PASSWORD_RULE_SIMPLE' });
    expect(await accept(ticket)).toEqual({ account: reader.primary_id });
  });

  it('goes to all who have none, once', async () => {
    const readers = [await imported(), await imported()];
    const tenant = await app.deps.tenants.byId('1001');
    if (!tenant) throw new Error('no tenant');
    const { invitable, isOn } = await desk.call(countInvitable, {});
    expect(isOn).toBe(true);
    expect(invitable).toBeGreaterThanOrEqual(2);
    expect(await desk.call(inviteReaders, {})).toEqual({ invited: invitable, leftOut: 0 });
    const jobs = await app.deps.db
      .selectFrom('job')
      .select('lane')
      .where('kind', '=', 'readers.invite-all')
      .execute();
    expect(jobs).toEqual([{ lane: 'notices' }]);
    expect(await inviteAll(app.deps, tenant)).toBe(invitable);
    expect(await inviteAll(app.deps, tenant)).toBe(0);
    for (const { email } of readers) expect(await mailsTo(email)).toHaveLength(1);
    expect(await desk.call(countInvitable, {})).toMatchObject({ invitable: 0 });
  });

  it('is not sent where no mail can be, and keeps its ticket as a hash alone', async () => {
    const reader = await imported();
    await desk.call(inviteReaders, { patronIds: [reader.id] });
    const ticket = await ticketFor(reader.email);
    const rows = await app.deps.db.selectFrom('reader_invitation').selectAll().execute();
    const entries = await app.deps.db.selectFrom('audit_entry').select('details').execute();
    const jobs = await app.deps.db.selectFrom('job').select('payload').execute();
    expect(JSON.stringify([rows, entries, jobs])).not.toContain(ticket);
    await letSend(app, () => ({ mail: undefined }));
    await expect(desk.call(inviteReaders, {})).rejects.toMatchObject({ code: 'INVITATIONS_OFF' });
    expect(await desk.call(countInvitable, {})).toMatchObject({ isOn: false });
  });
});
