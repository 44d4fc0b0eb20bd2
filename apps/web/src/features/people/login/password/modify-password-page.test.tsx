// @vitest-environment happy-dom
import { changePassword } from '@lectern/contracts/people/password/change-password';
import { forceChangePassword } from '@lectern/contracts/people/password/force-change-password';
import { getPasswordState } from '@lectern/contracts/people/password/get-password-state';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../../lib/session-store.ts';
import { keepStep, signInStep } from '../../../../lib/sign-in-step.ts';
import { toasts } from '../../../../lib/toasts.ts';
import { type Drawn, draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import ModifyPasswordPage from './modify-password-page.tsx';

const server = libraryServer();
inEnglish();

const STATE = { updatePwdFlag: '1', rule: 'simple', account: 'reader01', changedAt: null } as const;
beforeEach(() => server.use(answers(getPasswordState, STATE)));

const STEP = {
  header: 'x-session',
  token: 'step',
  step: 'modifyPassword',
  message: 'Please set your own password first.',
  loginType: 1,
} as const;

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = (user: Drawn['user']) => user.click(screen.getByRole('button', { name: /^Save/ }));
const faults = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

async function fill(user: Drawn['user'], values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(await field(name));
    await user.type(await field(name), value);
  }
}

describe('the page for a new password', () => {
  it('tells all faults at once, and takes each away when its field changes', async () => {
    signedIn();
    const { user } = draw(<ModifyPasswordPage />, { at: '/modifyPassword' });
    await field('Current password');
    await save(user);
    expect(faults()).toEqual([
      'Enter your current password',
      'Enter a new password',
      'Enter the new password again',
    ]);
    expect(document.activeElement).toBe(await field('Current password'));
    await user.keyboard('old');
    expect(faults()).toEqual(['Enter a new password', 'Enter the new password again']);
    await fill(user, { 'New password': 'reader01', 'New password again': 'reader02' });
    await save(user);
    expect(faults()).toEqual([
      'The new password must not be your account or card number',
      'The two passwords differ',
    ]);
  });

  it('ticks what the typed password has, and says how strong it is', async () => {
    signedIn();
    const { user } = draw(<ModifyPasswordPage />, { at: '/modifyPassword' });
    await fill(user, { 'New password': 'abc1' });
    const ticked = () => screen.queryAllByText('(done)').map((one) => one.parentElement?.textContent);
    expect(ticked()).toEqual([
      'letters and digits only (done)',
      'at least one letter and one digit (done)',
      'not your account or card number (done)',
    ]);
    expect(screen.getByRole('status').textContent).toBe('Strength: weak');
    await fill(user, { 'New password': 'abcd1234' });
    expect(ticked()).toHaveLength(4);
    expect(screen.getByRole('status').textContent).toBe('Strength: fair');
  });

  it('changes the password with the old one, in no readable form', async () => {
    signedIn();
    const sent: unknown[] = [];
    server.use(
      answers(changePassword, (input) => {
        sent.push(input);
        return {};
      }),
    );
    const { user, address } = draw(<ModifyPasswordPage />, { at: '/modifyPassword' });
    await fill(user, {
      'Current password': 'old',
      'New password': 'abcd1234',
      'New password again': 'abcd1234',
    });
    await save(user);
    await waitFor(() => expect(address()).toBe('/personalCenter/information'));
    expect(toasts.get().map(({ text }) => text)).toEqual(['Your password was changed.']);
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain('abcd1234');
  });

  it('shows a refusal at the field that it is about', async () => {
    signedIn();
    const message = 'Account or password is wrong.';
    server.use(refuses(changePassword, { code: 'CREDENTIALS_WRONG', status: 400, message }));
    const { user } = draw(<ModifyPasswordPage />, { at: '/modifyPassword' });
    await fill(user, {
      'Current password': 'x',
      'New password': 'abcd1234',
      'New password again': 'abcd1234',
    });
    await save(user);
    await screen.findByText('The current password is wrong');
    expect(document.activeElement).toBe(await field('Current password'));
    await user.keyboard('y');
    expect(faults()).toEqual([]);
  });

  it('in a sign-in shows why, asks for no old password, and leads on to the next step', async () => {
    keepStep(STEP);
    server.use(
      answers(forceChangePassword, { jwtHeader: 'x-session', jwt: 'next', next: 'forceBinding' as const }),
    );
    const { user, address } = draw(<ModifyPasswordPage />, { at: '/modifyPassword' });
    expect(await screen.findByText(STEP.message)).toBeDefined();
    await fill(user, { 'New password': 'abcd1234', 'New password again': 'abcd1234' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await save(user);
    await waitFor(() => expect(address()).toBe('/forceBinding'));
    expect(signInStep.get()).toMatchObject({ step: 'forceBinding', token: 'next' });
    expect(session.get()).toBeUndefined();
  });

  it('shows no reason in another language than that of the page', async () => {
    keepStep({ ...STEP, messageIn: 'fr-FR' });
    draw(<ModifyPasswordPage />, { at: '/modifyPassword' });
    expect(await screen.findByText('Please set a new password to go on with signing in.')).toBeDefined();
    expect(screen.queryByText(STEP.message)).toBeNull();
  });

  it('says so where another system keeps the password', async () => {
    signedIn();
    server.use(answers(getPasswordState, { ...STATE, updatePwdFlag: '0' as const }));
    draw(<ModifyPasswordPage />, { at: '/modifyPassword' });
    expect(await screen.findByText(/This site does not keep your password/)).toBeDefined();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});
