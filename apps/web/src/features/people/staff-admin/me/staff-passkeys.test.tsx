// @vitest-environment happy-dom
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { addStaffPasskey } from '@lectern/contracts/people/staff/add-staff-passkey';
import { beginStaffPasskey } from '@lectern/contracts/people/staff/begin-staff-passkey';
import { listStaffPasskeys } from '@lectern/contracts/people/staff/list-staff-passkeys';
import { removeStaffPasskey } from '@lectern/contracts/people/staff/remove-staff-passkey';
import { renameStaffPasskey } from '@lectern/contracts/people/staff/rename-staff-passkey';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallerContext } from '../../../../lib/caller.ts';
import { staffCaller } from '../../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../../lib/staff/staff-session.ts';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { StaffPasskeys } from './staff-passkeys.tsx';

/** What the browser does when it is asked for a passkey, and whether it knows any. */
const device = vi.hoisted(() => ({ make: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: device.make }));
vi.mock('../../../../lib/passkeys/browser-passkeys.ts', async (original) => ({
  ...(await original<object>()),
  hasPasskeys: () => true,
}));

const OPTIONS: OutputOf<(typeof beginStaffPasskey)['output']> = {
  rp: { id: 'localhost', name: 'Test Library' },
  user: { id: 'handle', name: 'mina @ Test Library', displayName: 'Mina' },
  challenge: 'challenge',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 1000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
const MADE = {
  id: 'credential',
  rawId: 'credential',
  response: { clientDataJSON: 'e30', attestationObject: 'e30' },
};
const PHONE = { name: 'Phone', createdAt: '2026-03-01T00:00:00.000Z', lastUsedAt: null, isSynced: true };

describe('the passkeys of a member of the staff', () => {
  const server = libraryServer();
  inEnglish();
  let passkeys: OutputOf<(typeof listStaffPasskeys)['output']>['passkeys'];
  beforeEach(() => {
    passkeys = [];
    device.make.mockReset().mockResolvedValue(MADE);
    server.use(
      answers(listStaffPasskeys, () => ({ isOffered: true, passkeys })),
      answers(beginStaffPasskey, OPTIONS),
      answers(addStaffPasskey, () => {
        passkeys = [{ id: 'p1', ...PHONE }];
        return { id: 'p1' };
      }),
      answers(renameStaffPasskey, ({ name }) => {
        passkeys = passkeys.map((one) => ({ ...one, name }));
        return {};
      }),
      answers(removeStaffPasskey, () => {
        passkeys = [];
        return {};
      }),
    );
  });
  afterEach(() => forgetStaffSession());

  async function openToAdd() {
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'mina', name: 'Mina' });
    const { user } = draw(
      <CallerContext value={staffCaller}>
        <StaffPasskeys />
      </CallerContext>,
    );
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const dialog = within(screen.getByRole('dialog'));
    const send = async (password: string) => {
      const field = dialog.getByLabelText('Current password');
      await user.clear(field);
      if (password !== '') await user.type(field, password);
      await user.click(dialog.getByRole('button', { name: 'Add a passkey' }));
    };
    return { user, dialog, send };
  }

  it('are added with the password, named and removed', async () => {
    const { user, dialog, send } = await openToAdd();
    await send('');
    expect(dialog.getByText('Please fill this in')).toBeTruthy();
    await send('secret');
    expect(await screen.findByRole('button', { name: 'Rename Phone' })).toBeTruthy();
    expect(toasts.get()).toMatchObject([{ text: 'The passkey was added' }]);

    await user.click(screen.getByRole('button', { name: 'Rename Phone' }));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Desk key');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Desk key' }));
    const asked = within(screen.getByRole('dialog'));
    await user.type(asked.getByLabelText('Current password'), 'secret');
    await user.click(asked.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Desk key' })).toBeNull());
  });

  it('say what the browser says, and can be tried again', async () => {
    device.make.mockRejectedValueOnce(Object.assign(new Error(), { name: 'InvalidStateError' }));
    const { dialog, send } = await openToAdd();
    await send('secret');
    expect(await dialog.findByText('This device has a passkey of this account already.')).toBeTruthy();
    await send('secret');
    expect(await screen.findByRole('button', { name: 'Rename Phone' })).toBeTruthy();
  });

  it('say why the library refuses', async () => {
    const message = 'Account or password is wrong.';
    server.use(refuses(beginStaffPasskey, { code: 'CREDENTIALS_WRONG', status: 400, message }));
    const { dialog, send } = await openToAdd();
    await send('wrong');
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(device.make).not.toHaveBeenCalled();
  });
});
