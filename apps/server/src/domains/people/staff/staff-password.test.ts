import { changeStaffPassword } from '@lectern/contracts/people/staff/change-staff-password';
import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { hashPassword } from '../account/password-hash.ts';
import { addStaffMember } from './add-staff-member.ts';

const PASSWORD = 'a long enough secret';
const NEW_PASSWORD = 'another long secret';

describeOnEachDatabase('the own password of a member of the staff', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  afterAll(() => app.close());

  async function add(account: string): Promise<void> {
    const [passwordHash, now] = [await hashPassword(PASSWORD), app.clock.now().toISOString()];
    const member = { account, name: account, passwordHash, role: account, permissions: [], now };
    await addStaffMember(app.deps.db, '1001', member);
  }
  async function enter(account: string, password = PASSWORD) {
    const { jwt } = await app.client().call(openStaffSession, { account, password });
    return app.client({ token: jwt });
  }

  it('is changed by who gives the old one, which ends the other sessions', async () => {
    await add('ada');
    const [elsewhere, client] = [await enter('ada'), await enter('ada')];
    const change = { oldPassword: PASSWORD, password: NEW_PASSWORD };
    await expect(client.call(changeStaffPassword, { ...change, oldPassword: 'wrong' })).rejects.toMatchObject(
      { code: 'CREDENTIALS_WRONG' },
    );
    await client.call(changeStaffPassword, change);
    expect(await client.call(getStaffSession, {})).toMatchObject({ account: 'ada' });
    await expect(elsewhere.call(getStaffSession, {})).rejects.toMatchObject({ code: '401' });
    await expect(enter('ada', NEW_PASSWORD)).resolves.toBeDefined();
    await expect(enter('ada')).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    const entry = await app.deps.db
      .selectFrom('audit_entry')
      .select(['subject', 'details'])
      .where('action', '=', 'staff.changePassword')
      .executeTakeFirst();
    expect(entry).toEqual({ subject: 'ada', details: '{"sessionsEnded":1}' });
  });

  it('is changed once by the same old one, of many changes at the same time', async () => {
    await add('many');
    const [one, two] = [await enter('many'), await enter('many')];
    const changes = Array.from({ length: 10 }, (_, at) =>
      (at % 2 === 0 ? one : two).call(changeStaffPassword, {
        oldPassword: PASSWORD,
        password: `${NEW_PASSWORD} ${at}`,
      }),
    );
    const done = (await Promise.allSettled(changes)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
  });

  it('is never short, the account or the one before', async () => {
    await add('a-long-name');
    const client = await enter('a-long-name');
    const change = (password: string) =>
      client.call(changeStaffPassword, { oldPassword: PASSWORD, password });
    await expect(change('short')).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    await expect(change('A-Long-Name')).rejects.toMatchObject({ code: 'PASSWORD_IS_ACCOUNT' });
    await expect(change(PASSWORD)).rejects.toMatchObject({ code: 'PASSWORD_UNCHANGED' });
  });
});
