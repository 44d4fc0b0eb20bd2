// @vitest-environment happy-dom
import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import { beginReset } from '@lectern/contracts/people/password/begin-reset';
import { checkImageCode } from '@lectern/contracts/people/password/check-image-code';
import { checkResetMailCode } from '@lectern/contracts/people/password/check-reset-mail-code';
import { checkResetPhoneCode } from '@lectern/contracts/people/password/check-reset-phone-code';
import { replacePhone } from '@lectern/contracts/people/password/replace-phone';
import { resetPassword } from '@lectern/contracts/people/password/reset-password';
import { sendResetPhoneCode } from '@lectern/contracts/people/password/send-reset-phone-code';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import { type Drawn, draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import ResetPasswordPage from './reset-password-page.tsx';

const server = libraryServer();
inEnglish();

const TICKET = 't'.repeat(43);
beforeEach(() =>
  server.use(
    answers(getCaptcha, { codeKey: 'c1', img: '', question: '1 + 1?', work: null }),
    answers(checkImageCode, { imgTicket: TICKET }),
    answers(beginReset, { ticket: TICKET, ways: ['mail', 'phone'] }),
    answers(checkResetMailCode, { ticket: TICKET, asksIdentity: false }),
  ),
);

const next = (user: Drawn['user']) => user.click(screen.getByRole('button', { name: 'Next' }));

async function begin(): Promise<Drawn> {
  const drawn = draw(<ResetPasswordPage />, { at: '/resetPassword', settings: { findPasswordFlag: '1' } });
  await drawn.user.type(await screen.findByLabelText('Account'), 'reader01');
  await drawn.user.type(screen.getByLabelText('Verification code'), '2');
  await next(drawn.user);
  await screen.findByText('Step 2 of 3: a code');
  return drawn;
}

async function reachPassword(): Promise<Drawn> {
  const drawn = await begin();
  await drawn.user.type(screen.getByLabelText('Code'), '123456');
  await next(drawn.user);
  await drawn.user.type(await screen.findByLabelText('New password'), 'abcd1234');
  await drawn.user.type(screen.getByLabelText('New password again'), 'abcd1234');
  return drawn;
}

describe('the page that resets a password', () => {
  it('says that the library does not offer it, where it does not', async () => {
    draw(<ResetPasswordPage />, { settings: { findPasswordFlag: '0' } });
    expect(await screen.findByText(/does not reset passwords online/)).toBeDefined();
  });

  it('tells what is missing at once, and sends nothing', async () => {
    const { user } = draw(<ResetPasswordPage />, { settings: { findPasswordFlag: '1' } });
    await screen.findByLabelText('Account');
    await next(user);
    const faults = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(faults).toEqual(['Enter your account', 'Enter the verification code']);
    expect(document.activeElement).toBe(screen.getByLabelText('Account'));
  });

  it('moves the focus to the next step, which does not tell whether the account exists', async () => {
    await begin();
    expect(document.activeElement).toBe(screen.getByText('Step 2 of 3: a code'));
    expect(screen.getByText(/^If the account has a confirmed e-mail address/)).toBeDefined();
  });

  it('asks for a new code when the tries for one are used up', async () => {
    server.use(
      refuses(checkResetMailCode, {
        code: 'CODE_WRONG',
        status: 400,
        message: 'The code is wrong.',
        details: { remaining: 0 },
      }),
    );
    const { user } = await begin();
    await user.type(screen.getByLabelText('Code'), '000000');
    await next(user);
    expect(await screen.findByText('This code can no longer be used. Please send a new one.')).toBeDefined();
  });

  it('binds another phone in place of a lost one, before the new password', async () => {
    const sent = { remainTimes: 4, times: 5, waitSeconds: 60, validMinutes: 5 };
    server.use(
      answers(sendResetPhoneCode, ({ phone }) => {
        expect(phone).toBe('13912345678');
        return sent;
      }),
      answers(replacePhone, ({ phone, code }) => {
        expect({ phone, code }).toEqual({ phone: '13912345678', code: '654321' });
        return {};
      }),
    );
    const { user } = await reachPassword();
    await user.click(screen.getByRole('button', { name: /phone is lost/ }));
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Phone number'));
    await user.type(screen.getByLabelText('Phone number'), '139 1234 5678');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(/^The code was sent/);
    await user.type(screen.getByLabelText('Code'), '654321');
    await user.click(screen.getByRole('button', { name: 'Save the new number' }));
    await screen.findByText(/^Your phone number was replaced/);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('abcd1234');
  });

  it('asks for name and ID number where the account has one, and checks the number', async () => {
    const person = { name: 'Ada', certificateNo: 'e12345678' };
    server.use(
      answers(checkResetMailCode, { ticket: TICKET, asksIdentity: true }),
      answers(replacePhone, ({ name, certificateNo }) => {
        expect({ name, certificateNo }).toEqual(person);
        return {};
      }),
    );
    const { user } = await reachPassword();
    await user.click(screen.getByRole('button', { name: /phone is lost/ }));
    const save = () => user.click(screen.getByRole('button', { name: 'Save the new number' }));
    await user.type(screen.getByLabelText('ID number'), '110105194912310021');
    await save();
    const faults = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(faults.slice(0, 2)).toEqual(['Enter your name', 'Please enter a valid ID number']);
    await user.type(screen.getByLabelText('Name'), person.name);
    await user.clear(screen.getByLabelText('ID number'));
    await user.type(screen.getByLabelText('ID number'), person.certificateNo);
    await user.type(screen.getByLabelText('Phone number'), '13912345678');
    await user.type(screen.getByLabelText('Code'), '654321');
    await save();
    await screen.findByText(/^Your phone number was replaced/);
  });

  it('offers no other phone after a code by phone', async () => {
    server.use(answers(checkResetPhoneCode, { ticket: TICKET, asksIdentity: false }));
    const { user } = await begin();
    await user.click(screen.getByLabelText('Phone'));
    await user.type(screen.getByLabelText('Code'), '123456');
    await next(user);
    await screen.findByLabelText('New password');
    expect(screen.queryByRole('button', { name: /phone is lost/ })).toBeNull();
  });

  it('ends at the sign-in', async () => {
    server.use(answers(resetPassword, {}));
    const { user, address } = await reachPassword();
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(toasts.get().map(({ text }) => text)).toEqual([
      'Your password was changed. Please sign in with it.',
    ]);
  });

  it('begins again with the account kept when it took too long', async () => {
    server.use(refuses(resetPassword, { code: 'RESET_EXPIRED', status: 400, message: 'Too late.' }));
    const { user } = await reachPassword();
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('This took too long. Please start again.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Account').value).toBe('reader01');
  });
});
