// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw, inEnglish } from '../../testing/draw.tsx';
import { TabBar } from './tab-bar.tsx';

inEnglish();

it.each([
  ['/home', 'Home'],
  ['/searchList?keyWord=whale', 'Search'],
  ['/searchList/bookDetails/1', 'Search'],
  ['/personalCenter', 'Me'],
  ['/personalCenter/information', 'Me'],
  ['/personalCenter/borrowing', 'Loans'],
  ['/PERSONALCENTER/Borrowing?tab=history', 'Loans'],
])('lights at %s the tab %s alone', async (at, tab) => {
  draw(<TabBar />, { at });
  await screen.findByRole('link', { name: tab });
  const lit = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(lit.map(({ textContent }) => textContent)).toEqual([tab]);
});
