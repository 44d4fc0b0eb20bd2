// @vitest-environment happy-dom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { externalStore } from '../../../lib/external-store.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import ExternalPage from './external-page.tsx';

const draws = externalStore(0);

/** Is drawn again at each change of `draws`. */
function Page() {
  useExternalStore(draws);
  return <ExternalPage />;
}

afterEach(() => {
  cleanup();
  location.hash = '';
});

it('leads to its search, also when it is drawn again after the address changed and before the next page is drawn', async () => {
  const router = createMemoryRouter(
    [
      { path: '/searchListExternal/*', Component: Page },
      { path: '*', lazy: () => new Promise(() => {}) },
    ],
    { initialEntries: ['/searchListExternal/title/whale/2'] },
  );
  const target = () => router.state.navigation.location?.pathname;
  location.hash = '#/searchListExternal/title/whale/2';
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(target()).toBe('/searchList'));
  location.hash = '#/searchList?keyWord=whale';
  act(() => draws.set((count) => count + 1));
  expect(target()).toBe('/searchList');
});
