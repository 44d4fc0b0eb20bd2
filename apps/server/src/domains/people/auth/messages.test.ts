import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCaptcha, buildGuarantee, buildPatron, buildSession } from '../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { hashPassword } from '../account/password-hash.ts';

const PASSWORD = 'Lectern2026';

/** The envelopes of the specification (document 1, section 8, and document 2, section 8), as other clients read them. */
describe('the answer', () => {
  let app: TestApp;
  let password_hash: string;
  beforeAll(async () => {
    app = await createTestApp();
    const settings = testSettings('alpha');
    await putSettings(app, { ...settings, policy: { ...settings.policy, passwordMaxAgeDays: 365 } });
    await app.deps.tenants.refresh();
    password_hash = await hashPassword(PASSWORD);
  });
  afterAll(() => app.close());

  const headers = { [HEADERS.mappingPath]: 'alpha', [HEADERS.language]: 'zh_CN' };
  async function enter(traits: Parameters<typeof buildPatron>[1], given: object = {}) {
    const { primary_id: username } = await buildPatron(app.deps.db, {
      password_hash,
      password_changed_at: app.clock.now().toISOString(),
      ...traits,
    });
    const captcha = await buildCaptcha(app.deps.db, app.clock);
    const input = { username, password: encryptWirePassword(PASSWORD), ...captcha, ...given };
    return (await app.inject({ url: signIn.path, method: 'POST', headers, payload: input })).json<object>();
  }

  it('without a session is 401: 登录信息已过期，请重新登录', async () => {
    const lost = await app.inject({ url: getSessionUser.path, headers });
    expect(lost.statusCode).toBe(401);
    const message = '登录信息已过期，请重新登录';
    expect(lost.json()).toMatchObject({ success: false, errCode: '401', message });
  });

  it('to an initial password is errCode 200 with data false: 您正在使用初始密码，请先修改密码', async () => {
    const message = '您正在使用初始密码，请先修改密码';
    const refused = { success: false, errCode: '200', data: false, message };
    expect(await enter({ must_change_password: 1, password_changed_at: null })).toMatchObject(refused);
  });

  it('to an old password is errCode 200 with data 10000: 您的密码已长时间未修改，请设置新密码', async () => {
    const message = '您的密码已长时间未修改，请设置新密码';
    const refused = { success: false, errCode: '200', data: 10000, message };
    expect(await enter({ password_changed_at: '2020-01-01T00:00:00.000Z' })).toMatchObject(refused);
  });

  it('to a wrong captcha and a wrong password says which: 验证码错误或已过期, 账号或密码错误', async () => {
    expect(await enter({}, { verifyCode: 'other' })).toMatchObject({ message: '验证码错误或已过期' });
    const password = encryptWirePassword('wrong1234');
    expect(await enter({}, { password })).toMatchObject({ message: '账号或密码错误' });
  });

  it('to a guaranteed reader who signs out is 被担保账号不能在此退出', async () => {
    const [guarantor, guaranteed] = [await buildPatron(app.deps.db), await buildPatron(app.deps.db)];
    await buildGuarantee(app.deps.db, { guarantor_id: guarantor.id, guaranteed_id: guaranteed.id });
    const token = await buildSession(app.deps.db, guaranteed);
    const answer = await app.inject({
      url: '/oga/logout',
      method: 'POST',
      headers: { ...headers, [HEADERS.session]: token },
      payload: {},
    });
    expect(answer.json()).toMatchObject({ success: false, message: '被担保账号不能在此退出' });
  });
});
