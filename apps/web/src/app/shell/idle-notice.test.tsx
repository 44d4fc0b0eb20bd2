// @vitest-environment happy-dom
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSession, session } from '../../lib/session-store.ts';
import { localStore } from '../../lib/storage.ts';
import { draw, inEnglish, signedIn } from '../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../testing/library-server.ts';
import { IdleNotice } from './idle-notice.tsx';

const server = libraryServer();
inEnglish();
let calls = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  signedIn();
  calls = 0;
  const user = { userId: 'u1', groupCode: 'demo', libCode: 'MAIN', name: 'Ada Reader', opacPicUrl: '' };
  server.use(
    answers(signOut, {}),
    answers(getSessionUser, () => {
      calls += 1;
      return user;
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  localStore.remove('loginType');
});

const GUARDED = { primaryIdProtect: '1', primaryIdProtectTime: 3 } as const;
function secondsPass(seconds: number): void {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}
const ended = () => screen.queryByRole('alertdialog', { name: 'Your session has ended' });
const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a reader who leaves', () => {
  it('is not signed out where they asked to stay signed in', () => {
    keepSession('x-lectern-session', 'token', true);
    draw(<IdleNotice />, { settings: GUARDED });
    secondsPass(400);
    expect(warning()).toBeNull();
    expect(session.get()).toBeDefined();
  });

  it('is warned a minute before, then signed out, told so and led home', async () => {
    const { address } = draw(<IdleNotice />, { at: '/personalCenter', settings: GUARDED });
    secondsPass(110);
    expect(warning()).toBeNull();
    secondsPass(10);
    expect(warning()?.textContent).toContain('60 seconds');
    secondsPass(50);
    expect(session.get()).toBeDefined();
    secondsPass(10);
    vi.useRealTimers();
    expect(ended()).not.toBeNull();
    await vi.waitFor(() => expect(session.get()).toBeUndefined());
    press('OK');
    expect(address()).toBe('/home');
    expect(ended()).toBeNull();
  });

  it('is led to the unified sign-out where that was the sign-in', async () => {
    localStore.write('loginType', 4);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const unifieAuthenLogoutUrl = 'https://login.example.org/logout';
    draw(<IdleNotice />, { settings: { ...GUARDED, unifieAuthenLogoutUrl } });
    secondsPass(180);
    press('OK');
    expect(assign).toHaveBeenCalledWith(unifieAuthenLogoutUrl);
    vi.useRealTimers();
    await vi.waitFor(() => expect(session.get()).toBeUndefined());
  });

  it('stays signed in by a press, in the other tabs too, and nothing typed is lost', async () => {
    const told: unknown[] = [];
    const otherTab = new BroadcastChannel('lectern::tabs');
    otherTab.addEventListener('message', ({ data }) => told.push(data));
    draw(
      <>
        <input aria-label="Note" />
        <IdleNotice />
      </>,
      { settings: GUARDED },
    );
    const note = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });
    fireEvent.change(note, { target: { value: 'half a sentence' } });
    secondsPass(130);
    fireEvent.pointerMove(document.body);
    secondsPass(2);
    expect(warning()).not.toBeNull();
    press('Stay signed in');
    expect(warning()).toBeNull();
    expect(note.value).toBe('half a sentence');
    secondsPass(60);
    expect(warning()).toBeNull();
    vi.useRealTimers();
    await vi.waitFor(() => expect(told).toContain('active'));
    await vi.waitFor(() => expect(calls).toBe(1));
    expect(session.get()).toBeDefined();
    otherTab.close();
  });

  it('is no reader who reads: the server hears of it once a minute', async () => {
    draw(<IdleNotice />, { settings: GUARDED });
    for (let second = 0; second < 240; second += 5) {
      fireEvent.pointerMove(document.body);
      secondsPass(5);
    }
    expect(warning()).toBeNull();
    vi.useRealTimers();
    await vi.waitFor(() => expect(calls).toBe(4));
  });

  it('is signed out here even where the account may not sign out', async () => {
    server.use(refuses(signOut, { code: 'LOGOUT_BLOCKED', status: 403, message: 'Not now.' }));
    draw(<IdleNotice />, { settings: GUARDED });
    secondsPass(180);
    vi.useRealTimers();
    await vi.waitFor(() => expect(session.get()).toBeUndefined());
  });

  it('stays signed in where the library does not ask for it', () => {
    draw(<IdleNotice />, { settings: { ...GUARDED, primaryIdProtect: '0' } });
    secondsPass(3600);
    expect(session.get()).toBeDefined();
    expect(ended()).toBeNull();
  });
});
