// @vitest-environment happy-dom
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw, inLanguage, signedIn } from '../../testing/draw.tsx';
import { answers, libraryServer } from '../../testing/library-server.ts';
import { IdleNotice } from './idle-notice.tsx';

const server = libraryServer();

/** The message of the specification (document 1, section 4, "Session states"). */
describe('a session', () => {
  inLanguage('zh-CN');
  afterEach(() => void vi.useRealTimers());

  it('that ended by itself says 当前登录已过期，请重新登录', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
    signedIn();
    server.use(answers(signOut, {}));
    draw(<IdleNotice />, { settings: { primaryIdProtect: '1', primaryIdProtectTime: 3 } });
    act(() => {
      vi.advanceTimersByTime(181_000);
    });
    vi.useRealTimers();
    expect(screen.getByRole('alertdialog').textContent).toContain('当前登录已过期，请重新登录');
  });
});
