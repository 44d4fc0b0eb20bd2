// @vitest-environment happy-dom
import { getPatronFlags } from '@lectern/contracts/people/account/get-patron-flags';
import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { READER_SETTING_VALUES } from '@lectern/contracts/people/account/reader-setting';
import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { agreeToPrivacy } from '@lectern/contracts/people/privacy/agree-to-privacy';
import { mayStaySignedIn } from '@lectern/contracts/people/sessions/may-stay-signed-in';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../../lib/session-store.ts';
import { signInStep } from '../../../../lib/sign-in-step.ts';
import { type Drawn, draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, losesConnection, refuses } from '../../../../testing/library-server.ts';
import { LoginForm } from './login-form.tsx';

const server = libraryServer();
inEnglish();

let captchas = 0;
beforeEach(() => {
  captchas = 0;
  server.use(
    answers(mayStaySignedIn, { days: 30 }),
    answers(getCaptcha, () => {
      captchas += 1;
      return { codeKey: `c${captchas}`, img: '', question: `${captchas} + 1?`, work: null };
    }),
  );
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const consent = () => screen.getByRole('checkbox', { name: /privacy statement/ });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function fill(user: Drawn['user']): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Account' }), '20230001');
  await user.type(password(), 'secret');
  await user.click(consent());
}

const CODE_WANTED = {
  code: 'CAPTCHA_REQUIRED',
  status: 400,
  message: 'Please enter the verification code.',
};

/** The form after so many wrong guesses that a code is wanted, filled in with one. */
async function fillAfterWrongGuesses(user: Drawn['user']): Promise<void> {
  server.use(refuses(signIn, CODE_WANTED));
  await fill(user);
  await send(user);
  await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '2');
}
const send = (user: Drawn['user']) => user.click(screen.getByRole('button', { name: 'Sign in' }));

describe('the login form', () => {
  it('tells all that is missing at once, with the focus at the first, and sends nothing', async () => {
    const { user } = draw(<LoginForm onSignedIn={() => undefined} />);
    await screen.findByRole('textbox', { name: 'Account' });
    await send(user);
    expect(document.activeElement).toBe(field('Account'));
    const faults = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(faults()).toEqual([
      'Enter one user name',
      'Please input a password',
      'Please agree to how your data is handled before signing in',
    ]);
    await user.keyboard('20230001');
    expect(faults()).toHaveLength(2);
    expect(faults()).not.toContain('Enter one user name');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(password());
    await user.click(consent());
    expect(faults()).toEqual(['Please input a password']);
  });

  it('asks for a code only after the server wants one, with the focus in its field', async () => {
    server.use(refuses(signIn, CODE_WANTED));
    const { user } = draw(<LoginForm onSignedIn={() => undefined} />);
    await fill(user);
    expect(screen.queryByRole('textbox', { name: 'Verification code' })).toBeNull();
    expect(captchas).toBe(0);
    await send(user);
    expect(await screen.findByText(CODE_WANTED.message)).toBeDefined();
    expect(document.activeElement).toBe(field('Verification code'));
    await waitFor(() => expect(captchas).toBe(1));
    await send(user);
    expect(screen.getByText('Please enter the verification code')).toBeDefined();
    await user.type(field('Verification code'), '2');
    expect(screen.queryByText(CODE_WANTED.message)).toBeNull();
  });

  it('takes a refusal away when a field that it is about changes, and no other one', async () => {
    const { user } = draw(<LoginForm onSignedIn={() => undefined} />);
    await fillAfterWrongGuesses(user);
    server.use(refuses(signIn, { code: 'CAPTCHA_WRONG', status: 400, message: 'The code is wrong.' }));
    await send(user);
    await screen.findByText('The code is wrong.');
    await user.type(password(), 'x');
    expect(screen.getByText('The code is wrong.')).toBeDefined();
    await user.type(field('Verification code'), '3');
    expect(screen.queryByText('The code is wrong.')).toBeNull();
  });

  it.each([
    ['no code', fill, undefined],
    ['the code of the picture that was shown', fillAfterWrongGuesses, { verifyCode: '2', codeKey: 'c1' }],
  ] as const)('signs in with what was typed and %s', async (_what, prepare, code) => {
    const sent: unknown[] = [];
    const agreed: string[] = [];
    const onSignedIn = vi.fn();
    const { user } = draw(<LoginForm onSignedIn={onSignedIn} />);
    await prepare(user);
    server.use(
      answers(agreeToPrivacy, ({ version }) => {
        agreed.push(version);
        return { version, agreedAt: '2026-03-02T02:00:00.000Z' };
      }),
      answers(signIn, (input) => {
        sent.push(input);
        return { jwtHeader: 'x-session', jwt: 't1', next: '' as const };
      }),
      answers(getReaderSetting, ({ code }) => ({ code, value: READER_SETTING_VALUES[code][0] })),
      answers(getSessionUser, { userId: 'u1', groupCode: 'g', libCode: 'MAIN', name: 'Ada', opacPicUrl: '' }),
      answers(getPatronFlags, {
        emailFlag: '0',
        phoneFlag: '0',
        pdaRuleFlag: '0',
        fristLoginFlag: '1',
        email: '',
        phone: '',
        sduUnionLoanFlag: '0',
      }),
    );
    await send(user);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([{ username: '20230001', ...code }]);
    expect(code ? {} : sent[0]).not.toHaveProperty('codeKey');
    expect(JSON.stringify(sent)).not.toContain('secret');
    expect(agreed).toEqual(['1']);
    expect(session.get()).toMatchObject({ header: 'x-session', token: 't1', user: { name: 'Ada' } });
  });

  it('asks to stay signed in where that was chosen, and keeps the wish through a step', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(signIn, (input) => {
        sent.push(input);
        return { jwtHeader: 'x-session', jwt: 'step', next: 'second-factor' as const };
      }),
    );
    const { user } = draw(<LoginForm onSignedIn={() => undefined} />);
    await fill(user);
    await user.click(await screen.findByRole('checkbox', { name: /^Stay signed in here/ }));
    await send(user);
    await waitFor(() => expect(signInStep.get()).toMatchObject({ stays: true }));
    expect(sent).toMatchObject([{ staySignedIn: true }]);
  });

  it('keeps account and password where they are refused, and asks for a new code', async () => {
    const message = 'Account or password is wrong.';
    const { user } = draw(<LoginForm onSignedIn={() => undefined} />);
    await fillAfterWrongGuesses(user);
    server.use(refuses(signIn, { code: 'CREDENTIALS_WRONG', status: 400, message }));
    await send(user);
    expect((await screen.findByText(message)).closest('[role]')?.getAttribute('role')).toBe('alert');
    expect(field('Account').value).toBe('20230001');
    expect(password().value).toBe('secret');
    await waitFor(() => expect(field('Verification code').value).toBe(''));
    await waitFor(() => expect(captchas).toBe(2));
    expect(document.activeElement).toBe(password());
    expect(session.get()).toBeUndefined();
  });

  it('takes the focus to the code where that was wrong', async () => {
    const { user } = draw(<LoginForm onSignedIn={() => undefined} />);
    await fillAfterWrongGuesses(user);
    server.use(refuses(signIn, { code: 'CAPTCHA_WRONG', status: 400, message: 'The code is wrong.' }));
    await send(user);
    await screen.findByText('The code is wrong.');
    expect(document.activeElement).toBe(field('Verification code'));
  });

  const demand = { wire: '200', status: 200, details: { jwtHeader: 'x-session', jwt: 'step' } };

  it('leads at once to the page for a new password from the initial one, with the session of that step', async () => {
    const message = 'Set your own password.';
    server.use(refuses(signIn, { ...demand, code: 'PASSWORD_CHANGE_REQUIRED', data: false, message }));
    const { user, address } = draw(<LoginForm onSignedIn={() => undefined} />);
    await fill(user);
    await send(user);
    await waitFor(() => expect(address()).toBe('/modifyPassword'));
    expect(signInStep.get()).toMatchObject({ token: 'step', step: 'modifyPassword', message });
    expect(session.get()).toBeUndefined();
  });

  it('leads there three seconds after the message that the password is old', async () => {
    const message = 'Your password is old.';
    server.use(refuses(signIn, { ...demand, code: 'PASSWORD_TOO_OLD', data: 10_000, message }));
    const { user, address } = draw(<LoginForm onSignedIn={() => undefined} />);
    await fill(user);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { click } = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
    await click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(address()).toBe('/');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(address()).toBe('/modifyPassword');
    vi.useRealTimers();
  });

  it.each(['forceBinding', 'ssoBindMobile'] as const)(
    'leads to /%s where a contact is wanted',
    async (next) => {
      server.use(answers(signIn, { jwtHeader: 'x-session', jwt: 'step', next }));
      const onSignedIn = vi.fn();
      const { user, address } = draw(<LoginForm onSignedIn={onSignedIn} />);
      await fill(user);
      await send(user);
      await waitFor(() => expect(address()).toBe(`/${next}`));
      expect(session.get()).toBeUndefined();
      expect(onSignedIn).not.toHaveBeenCalled();
    },
  );

  it('says that the connection was lost, and can be sent again', async () => {
    server.use(losesConnection(signIn));
    const { user } = draw(<LoginForm onSignedIn={() => undefined} />);
    await fill(user);
    await send(user);
    expect(await screen.findByText(/^The connection failed/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBeNull();
  });
});
