// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { closeLogin, loginPrompt, openLogin } from '../lib/login-prompt.ts';
import type { PageRoute } from '../lib/page-route.ts';
import { forgetSession } from '../lib/session-store.ts';
import { draw, inEnglish, signedIn } from '../testing/draw.tsx';
import { PageView } from './page-view.tsx';
import { ROUTES } from './routes.ts';

inEnglish();

const open = (route: PageRoute, at: string) =>
  draw(
    <Routes>
      <Route
        path={route.path}
        element={<PageView route={route} Component={() => <p>Content of the page</p>} />}
      />
    </Routes>,
    { at },
  );

describe('a page', () => {
  it('has the title that its route names', async () => {
    open(ROUTES.advanced, '/advanceSearch');
    await screen.findByText('Content of the page');
    await waitFor(() => expect(document.title).toBe('Advanced search · Test Library'));
  });

  it('for readers asks those who are not signed in to sign in, and shows nothing else', async () => {
    open(ROUTES.personal, '/personalCenter/borrowing');
    expect(await screen.findByRole('heading', { name: 'Borrowing' })).toBeDefined();
    await waitFor(() => expect(loginPrompt.get()).toBe('needed'));
    expect(screen.queryByText('Content of the page')).toBeNull();
  });

  it('for readers is shown to those who are signed in, each section under its title', async () => {
    signedIn();
    open(ROUTES.personal, '/personalCenter/borrowing');
    await screen.findByText('Content of the page');
    await waitFor(() => expect(document.title).toBe('Borrowing · Test Library'));
  });

  it('for readers does not ask those to sign in who sign out there', async () => {
    signedIn();
    open(ROUTES.personal, '/personalCenter/borrowing');
    await screen.findByText('Content of the page');
    act(forgetSession);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
    expect(screen.queryByText('Content of the page')).toBeNull();
    expect(loginPrompt.get()).toBeUndefined();
  });

  it('for readers is taken from those whose session ended there, and leaves the dialog its reason', async () => {
    signedIn();
    open(ROUTES.personal, '/personalCenter/borrowing');
    await screen.findByText('Content of the page');
    act(() => {
      forgetSession();
      openLogin('expired');
    });
    await waitFor(() => expect(loginPrompt.get()).toBe('expired'));
    closeLogin();
  });

  it('leads from a section that does not exist to the page without it', async () => {
    signedIn();
    const { address } = open(ROUTES.personal, '/personalCenter/constructor');
    await screen.findByText('Content of the page');
    expect(address()).toBe('/personalCenter');
  });
});
