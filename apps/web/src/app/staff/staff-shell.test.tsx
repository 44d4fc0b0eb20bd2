// @vitest-environment happy-dom
import { chooseDesk } from '@lectern/contracts/people/staff/choose-desk';
import { closeStaffSession } from '@lectern/contracts/people/staff/close-staff-session';
import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { getLibraryList } from '@lectern/contracts/people/tenant/get-library-list';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallerContext } from '../../lib/caller.ts';
import { session } from '../../lib/session-store.ts';
import { staffCaller } from '../../lib/staff/staff-caller.ts';
import { forgetStaffSession, staffSession } from '../../lib/staff/staff-session.ts';
import { localStore } from '../../lib/storage.ts';
import { draw, inEnglish, signedIn } from '../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../testing/library-server.ts';
import { StaffShell } from './staff-shell.tsx';
import { StaffStart } from './staff-start.tsx';

const EAST = { libraryCode: 'EAST', libraryName: 'East Library', name: 'Gate' };
const NOWHERE = { libraryCode: '', libraryName: '', name: '' };

describe('the pages of the staff', () => {
  const server = libraryServer();
  inEnglish();
  let desk = NOWHERE;
  beforeEach(() => {
    desk = NOWHERE;
    const library = { libCode: 'EAST', libName: 'East Library', address: '', openingHours: '' };
    const opening = { state: 'unknown' as const, until: null, opens: null, exceptions: [] };
    server.use(
      answers(openStaffSession, ({ account }) => ({
        jwtHeader: 'x-lectern-session',
        jwt: `token of ${account}`,
        account,
        name: `Name of ${account}`,
        permissions: [],
      })),
      answers(getStaffSession, () => ({
        account: 'mina',
        name: staffSession.get()?.name ?? '',
        permissions: [],
        desk,
        idleMinutes: 10,
        hasCode: false,
      })),
      answers(chooseDesk, ({ name = '' }) => {
        desk = { ...EAST, name };
        return desk;
      }),
      answers(closeStaffSession, {}),
      answers(getLibraryList, [{ ...library, opening }]),
    );
  });
  afterEach(() => {
    forgetStaffSession();
    localStore.remove('staffDesk', 'staffHere', 'offlineKey');
  });

  const open = () =>
    draw(
      <CallerContext value={staffCaller}>
        <Routes>
          <Route element={<StaffShell />}>
            <Route path="*" element={<StaffStart />} />
          </Route>
        </Routes>
      </CallerContext>,
    );
  async function signIn(user: ReturnType<typeof open>['user'], account: string) {
    const field = await screen.findByLabelText('Staff account');
    await user.clear(field);
    await user.type(field, account);
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  }

  it('ask for a sign-in of their own, though a reader is signed in', async () => {
    signedIn();
    const { user } = open();
    await signIn(user, 'mina');
    expect(await screen.findByRole('heading', { name: 'Where is this computer?' })).toBeTruthy();
    expect(staffSession.get()?.token).toBe('token of mina');
    expect(session.get()?.token).toBe('token');
  });

  it('ask once where the computer stands, and keep it for the next member of the staff', async () => {
    const { user } = open();
    await signIn(user, 'mina');
    await user.type(await screen.findByLabelText('Desk'), 'Gate');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'Hello, Name of mina' })).toBeTruthy();
    await user.keyboard('{F9}');
    desk = NOWHERE;
    await signIn(user, 'otto');
    expect(await screen.findByRole('heading', { name: 'Hello, Name of otto' })).toBeTruthy();
    expect(desk).toEqual(EAST);
  });

  it('are taken away when the desk is locked, and offer those who work there', async () => {
    const { user } = open();
    await signIn(user, 'mina');
    await screen.findByRole('heading', { name: 'Where is this computer?' });
    await user.click(screen.getByRole('button', { name: /Lock/ }));
    expect(screen.queryByRole('navigation')).toBeNull();
    await signIn(user, 'otto');
    await screen.findByRole('heading', { name: 'Where is this computer?' });
    await user.keyboard('{F9}');
    await user.click(await screen.findByRole('button', { name: 'Name of mina' }));
    expect(screen.getByLabelText<HTMLInputElement>('Staff account').value).toBe('mina');
  });

  it('say why a sign-in is refused', async () => {
    const message = 'Account or password is wrong.';
    server.use(refuses(openStaffSession, { code: 'CREDENTIALS_WRONG', status: 400, message }));
    const { user } = open();
    await signIn(user, 'mina');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(staffSession.get()).toBeUndefined();
  });
});
