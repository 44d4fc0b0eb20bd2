// @vitest-environment happy-dom
import { CAPTCHA_REQUIRED } from '@lectern/contracts/people/auth/errors';
import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { bindMailOrPhone } from '@lectern/contracts/people/contacts/bind-mail-or-phone';
import { getContacts } from '@lectern/contracts/people/contacts/get-contacts';
import { bindUser } from '@lectern/contracts/people/identity/bind-user';
import { getForeignAccount } from '@lectern/contracts/people/identity/get-foreign-account';
import { changePassword } from '@lectern/contracts/people/password/change-password';
import { forceChangePassword } from '@lectern/contracts/people/password/force-change-password';
import { getPasswordState } from '@lectern/contracts/people/password/get-password-state';
import { mayStaySignedIn } from '@lectern/contracts/people/sessions/may-stay-signed-in';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLogin } from '../../../lib/login-prompt.ts';
import { keepStep } from '../../../lib/sign-in-step.ts';
import { toasts } from '../../../lib/toasts.ts';
import { type Drawn, draw, inLanguage, signedIn } from '../../../testing/draw.tsx';
import { answers, libraryServer, refuses, staysSilent } from '../../../testing/library-server.ts';
import { BindingPage } from './binding/binding-page.tsx';
import { BIND_UID } from './binding/kinds.ts';
import LoginDialog from './components/login-dialog.tsx';
import { LoginForm } from './components/login-form.tsx';
import english from './locales/en-US.json';
import ModifyPasswordPage from './password/modify-password-page.tsx';
import ContactsSection from './recovery/contacts-section.tsx';

const server = libraryServer();
const messages = () => toasts.get().map(({ text }) => text);
const faults = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = async (user: Drawn['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('signing in in English', () => {
  inLanguage('en-US');

  it('asks in the words of the specification for what is missing, in its order', async () => {
    server.use(answers(mayStaySignedIn, { days: 0 }));
    const { user } = draw(<LoginForm onSignedIn={() => undefined} />);
    await press(user, 'Sign in');
    expect(faults().slice(0, 2)).toEqual(['Enter one user name', 'Please input a password']);
    expect(faults().at(-1)).toBe(english.missing.consent);
    expect(english.missing.code).toBe('Please enter the verification code');
  });
});

/** The messages of the specification (document 1, sections 5 and 8, and document 2, section 8) about signing in, passwords and contacts. */
describe('signing in', () => {
  inLanguage('zh-CN');
  beforeEach(() =>
    server.use(
      answers(mayStaySignedIn, { days: 0 }),
      answers(getCaptcha, { codeKey: 'c1', img: '', question: '1 + 1?', work: null }),
    ),
  );

  it('asks for 账号, 密码, 验证码 and the agreement, in this order; for the code after wrong passwords', async () => {
    const { user } = draw(<LoginForm onSignedIn={() => undefined} />);
    const consent = '请先阅读并同意个人信息的处理方式';
    await press(user, '登录');
    expect(faults()).toEqual(['请输入账号', '请输入密码', consent]);
    await user.type(await field('账号'), 'reader');
    await user.type(await field('密码'), 'secret');
    await user.click(screen.getByRole('checkbox'));
    const message = CAPTCHA_REQUIRED.words['zh-CN'];
    server.use(refuses(signIn, { code: 'CAPTCHA_REQUIRED', status: 400, message }));
    await press(user, '登录');
    await waitFor(() => expect(faults()).toEqual(['请输入验证码']));
    await press(user, '登录');
    expect(faults()).toEqual(['请输入验证码', '请输入验证码']);
  });

  it('says 登录超时，请重新登录！ where the session was lost', async () => {
    server.use(staysSilent(getCaptcha));
    openLogin('expired');
    draw(<LoginDialog reason="expired" onClose={vi.fn()} />);
    expect(await screen.findByText(/^登录超时，请重新登录！/)).toBeDefined();
  });

  it('says 请输入账号！ where a verification code is wanted without an account', async () => {
    const foreign = { provider: 'passport' as const, name: 'Alice', ways: [] };
    server.use(answers(getForeignAccount, foreign));
    const { user } = draw(<BindingPage kind={BIND_UID} header={null} />, { state: { uid: 'ticket' } });
    await press(user, '换一个');
    expect(faults()).toEqual(['请输入账号！']);
  });

  it('says 请输入验证码 where one is missing, and 绑定成功，请重新登录 where an account was linked', async () => {
    const foreign = { provider: 'passport' as const, name: 'Alice', ways: [] };
    server.use(answers(getForeignAccount, foreign), answers(bindUser, { bindFlag: true as const }));
    const { user, address } = draw(<BindingPage kind={BIND_UID} header={null} />, {
      at: '/bindUid',
      state: { uid: 'ticket' },
    });
    await user.type(await field('账号'), 'reader');
    await user.type(await field('密码'), 'secret');
    await press(user, '绑定');
    expect(faults()).toEqual(['请输入验证码']);
    await user.type(await field('验证码'), 'k7d2');
    await press(user, '绑定');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(messages()).toEqual(['绑定成功，请重新登录']);
  });
});

describe('a password', () => {
  inLanguage('zh-CN');
  beforeEach(() =>
    server.use(
      answers(getPasswordState, { updatePwdFlag: '1', rule: 'simple', account: 'reader01', changedAt: null }),
    ),
  );

  async function type(user: Drawn['user'], values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await user.type(await field(name), value);
    await press(user, '保存新密码');
  }

  it('must be typed twice alike: 两次输入的密码不一致', async () => {
    signedIn();
    const { user } = draw(<ModifyPasswordPage />);
    await type(user, { 原密码: 'old', 新密码: 'abcd1234', 再次输入新密码: 'abcd1235' });
    expect(faults()).toEqual(['两次输入的密码不一致']);
  });

  it('must not be the initial one: the words of the server are at the field', async () => {
    signedIn();
    const message = '新密码不能与初始密码或原密码相同';
    server.use(refuses(changePassword, { code: 'PASSWORD_UNCHANGED', status: 400, message }));
    const { user } = draw(<ModifyPasswordPage />);
    await type(user, { 原密码: 'old', 新密码: 'abcd1234', 再次输入新密码: 'abcd1234' });
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('was changed: 修改密码成功', async () => {
    signedIn();
    server.use(answers(changePassword, {}));
    const { user } = draw(<ModifyPasswordPage />);
    await type(user, { 原密码: 'old', 新密码: 'abcd1234', 再次输入新密码: 'abcd1234' });
    await waitFor(() => expect(messages()).toEqual(['修改密码成功']));
  });

  it('was changed on the way in: 修改成功！', async () => {
    const step = { header: 'x-session', token: 'step', step: 'modifyPassword', loginType: 1 } as const;
    keepStep({ ...step, message: '您正在使用初始密码，请先修改密码' });
    const entry = { jwtHeader: 'x-session', jwt: 'next', next: 'forceBinding' as const };
    server.use(answers(forceChangePassword, entry));
    const { user } = draw(<ModifyPasswordPage />, { at: '/modifyPassword' });
    expect(await screen.findByText('您正在使用初始密码，请先修改密码')).toBeDefined();
    await type(user, { 新密码: 'abcd1234', 再次输入新密码: 'abcd1234' });
    await waitFor(() => expect(messages()).toEqual(['修改成功！']));
  });
});

describe('a contact', () => {
  inLanguage('zh-CN');

  it('was verified: 绑定成功', async () => {
    signedIn();
    const contacts = { email: 'new@example.org', phone: '', emailFlag: '0', phoneFlag: '0' } as const;
    const limits = { canMail: true, canPhone: false, needsPassword: false };
    const left = { remainTimes: 0, mailCodeTimes: 5, bindTimes: 3 };
    server.use(
      answers(getContacts, { ...contacts, ...limits, ...left }),
      answers(bindMailOrPhone, { bindTimes: 2, entry: null }),
    );
    const { user } = draw(<ContactsSection />);
    await press(user, /^绑定/);
    await user.type(await field('验证码'), '123456');
    await user.click(document.querySelector<HTMLButtonElement>('form button[type=submit]')!);
    await waitFor(() => expect(messages()).toEqual(['绑定成功']));
  });
});
