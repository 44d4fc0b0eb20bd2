// @vitest-environment happy-dom
import { signOut } from '@lectern/contracts/auth/sign-out';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/session-store.ts';
import { draw, inEnglish, signedIn } from '../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../testing/library-server.ts';
import { IdleNotice } from './idle-notice.tsx';

const server = libraryServer();
inEnglish();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  signedIn();
});
afterEach(() => vi.useRealTimers());

const GUARDED = { primaryIdProtect: '1', primaryIdProtectTime: 2 } as const;
function minutesPass(minutes: number): void {
  act(() => {
    vi.advanceTimersByTime(minutes * 60_000);
  });
}

describe('a reader who leaves', () => {
  it('is signed out after the minutes that the library allows, told so, and led home', async () => {
    server.use(answers(signOut, {}));
    const { user, address } = draw(<IdleNotice />, { at: '/personalCenter', settings: GUARDED });
    minutesPass(1.9);
    expect(session.get()).toBeDefined();
    minutesPass(0.1);
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeDefined();
    await vi.waitFor(() => expect(session.get()).toBeUndefined());
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(address()).toBe('/home');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is signed out here even where the account may not sign out', async () => {
    server.use(refuses(signOut, { code: 'LOGOUT_BLOCKED', status: 403, message: 'Not now.' }));
    draw(<IdleNotice />, { settings: GUARDED });
    minutesPass(2);
    await vi.waitFor(() => expect(session.get()).toBeUndefined());
  });

  it('stays signed in where the library does not ask for it', () => {
    draw(<IdleNotice />, { settings: { ...GUARDED, primaryIdProtect: '0' } });
    minutesPass(60);
    expect(session.get()).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
