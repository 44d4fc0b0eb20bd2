// @vitest-environment happy-dom
import { mayStaySignedIn } from '@lectern/contracts/people/sessions/may-stay-signed-in';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { libraryServer, staysSilent } from '../../../../testing/library-server.ts';
import LoginDialog from './login-dialog.tsx';

describe('the login dialog', () => {
  inEnglish();
  libraryServer(staysSilent(mayStaySignedIn));

  it.each([
    ['0', 1],
    ['1', 0],
  ] as const)(
    'can be closed unless the library insists: findCoerceLogin %s',
    async (findCoerceLogin, count) => {
      draw(<LoginDialog reason="needed" onClose={vi.fn()} />, { settings: { findCoerceLogin } });
      await screen.findByRole('dialog', { name: 'Sign in' });
      expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(count);
    },
  );

  it('says that the session ended, and of what was typed nothing where nothing is kept', async () => {
    draw(<LoginDialog reason="expired" onClose={vi.fn()} />);
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeDefined();
  });
});
