// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { toasts } from '../lib/toasts.ts';
import { draw, inEnglish } from '../testing/draw.tsx';
import { UnknownAddress } from './unknown-address.tsx';

inEnglish();

it('leads home from an address without a page, and says why', async () => {
  const { address } = draw(
    <Routes>
      <Route path="/home" element={<p>Home</p>} />
      <Route path="*" element={<UnknownAddress />} />
    </Routes>,
    { at: '/nothing/like/this' },
  );
  await waitFor(() => expect(address()).toBe('/home'));
  expect(toasts.get().map(({ text }) => text)).toEqual([
    'There is no page at this address. This is the home page.',
  ]);
});
