// @vitest-environment happy-dom
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { addPasskey } from '@lectern/contracts/people/passkeys/add-passkey';
import { beginPasskey } from '@lectern/contracts/people/passkeys/begin-passkey';
import { listPasskeys } from '@lectern/contracts/people/passkeys/list-passkeys';
import { removePasskey } from '@lectern/contracts/people/passkeys/remove-passkey';
import { beginTwoSteps } from '@lectern/contracts/people/second-factor/begin-two-steps';
import { confirmTwoSteps } from '@lectern/contracts/people/second-factor/confirm-two-steps';
import { endTwoSteps } from '@lectern/contracts/people/second-factor/end-two-steps';
import { getTwoSteps } from '@lectern/contracts/people/second-factor/get-two-steps';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import SignInSection from './sign-in-section.tsx';

/** What the browser does when it is asked for a passkey. */
const device = vi.hoisted(() => ({ make: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: device.make }));

const server = libraryServer();
inEnglish();

const OFF: OutputOf<(typeof getTwoSteps)['output']> = {
  isOffered: true,
  since: null,
  recoveryCodesLeft: 0,
  confirmation: 'none',
  confirmationToEnd: 'password',
};
const PASSKEY = {
  id: 'p1',
  name: 'Phone',
  createdAt: '2026-03-01T00:00:00.000Z',
  lastUsedAt: null,
  isSynced: true,
};
const OPTIONS = {
  rp: { id: 'localhost', name: 'Test Library' },
  user: { id: 'handle', name: 'A1', displayName: 'Ada' },
  challenge: 'challenge',
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 1000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
};

let twoSteps = OFF;
let passkeys: OutputOf<(typeof listPasskeys)['output']>;
beforeEach(() => {
  twoSteps = OFF;
  passkeys = { isOffered: true, confirmation: 'none', passkeys: [] };
  device.make.mockReset();
  vi.stubGlobal('PublicKeyCredential', {});
  signedIn();
  server.use(
    answers(getTwoSteps, () => twoSteps),
    answers(listPasskeys, () => passkeys),
  );
});

const section = (passkeyOrigin = location.origin) => draw(<SignInSection />, { settings: { passkeyOrigin } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

describe('passkeys in my account', () => {
  it('are not offered at another address than that of the library', async () => {
    section('https://library.example.org');
    expect(await screen.findByText(/cannot be added in this browser or at this address/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('are shown to be removed where the library offers them no longer', async () => {
    passkeys = { isOffered: false, confirmation: 'none', passkeys: [PASSKEY] };
    section();
    expect(await button('Remove Phone')).toBeDefined();
    expect(screen.getByText('Synced')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('are added after the password, where the sign-in is some time ago', async () => {
    passkeys = { ...passkeys, confirmation: 'password' };
    device.make.mockResolvedValue({
      id: 'AAAA',
      rawId: 'AAAA',
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    });
    server.use(
      answers(beginPasskey, OPTIONS),
      answers(addPasskey, () => {
        passkeys = { ...passkeys, passkeys: [PASSKEY] };
        return { id: 'p1' };
      }),
    );
    const { user } = section();
    await user.click(await button('Add a passkey'));
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter your password');
    await user.type(dialog().getByLabelText('Your password'), 'Lectern2026');
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    expect(await button('Rename Phone')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['NotAllowedError', /cancelled or took too long/],
    ['InvalidStateError', /has a passkey of this account already/],
    ['SecurityError', /cannot be added on this device/],
  ])('are explained if the browser says %s', async (name, words) => {
    device.make.mockRejectedValue(Object.assign(new Error('no'), { name }));
    server.use(answers(beginPasskey, OPTIONS));
    const { user } = section();
    await user.click(await button('Add a passkey'));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('say why they are not removed', async () => {
    passkeys = { ...passkeys, confirmation: 'sign-in', passkeys: [PASSKEY] };
    server.use(
      refuses(removePasskey, { code: 'SIGN_IN_AGAIN', status: 403, message: 'Sign out and in again.' }),
    );
    const { user } = section();
    await user.click(await button('Remove Phone'));
    expect(dialog().getByText(/then do this within 10 minutes/)).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Remove' }));
    expect(await dialog().findByText('Sign out and in again.')).toBeDefined();
  });
});

describe('the second step in my account', () => {
  it('is switched on by a code, and shows the recovery codes until they are kept', async () => {
    server.use(
      answers(beginTwoSteps, { secret: 'ABCDEFGH', img: 'data:image/svg+xml,', address: 'otpauth://totp/x' }),
      answers(confirmTwoSteps, () => {
        twoSteps = { ...OFF, since: '2026-03-01T00:00:00.000Z', recoveryCodesLeft: 10 };
        return { recoveryCodes: ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'] };
      }),
    );
    const { user } = section();
    await user.click(await button('Switch on'));
    expect(await screen.findByText('ABCD EFGH')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Switch on' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter the six digits of the code');
    await user.type(dialog().getByLabelText('Code'), '123456');
    await user.click(dialog().getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByText('DDDD-EEEE-FFFF')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.getByText('AAAA-BBBB-CCCC')).toBeDefined();
    await user.click(await button('I have kept them'));
    expect(await screen.findByText('10 recovery codes are left.')).toBeDefined();
  });

  it('is switched off with password and code, and says which of them is wrong', async () => {
    twoSteps = { ...OFF, since: '2026-03-01T00:00:00.000Z', recoveryCodesLeft: 1 };
    const message = 'The code is wrong or was used before.';
    server.use(refuses(endTwoSteps, { code: 'SECOND_CODE_WRONG', status: 400, message }));
    const { user } = section();
    expect(await screen.findByText('1 recovery code is left.')).toBeDefined();
    await user.click(await button('Switch off'));
    await user.type(dialog().getByLabelText('Your password'), 'Lectern2026');
    await user.type(dialog().getByLabelText('Code'), '123456');
    await user.click(dialog().getByRole('button', { name: 'Switch off' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    server.use(
      answers(endTwoSteps, () => {
        twoSteps = OFF;
        return {};
      }),
    );
    await user.type(dialog().getByLabelText('Code'), '654321');
    await user.click(dialog().getByRole('button', { name: 'Switch off' }));
    expect(await button('Switch on')).toBeDefined();
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain('Two-step sign-in is off'));
  });

  it('is not offered where the library switched it off', async () => {
    twoSteps = { ...OFF, isOffered: false };
    section();
    expect(await screen.findByText('This library does not offer two-step sign-in.')).toBeDefined();
  });
});
