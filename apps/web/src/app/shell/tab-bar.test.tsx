// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { assistantPanel, showAssistant } from '../../lib/assistant-panel.ts';
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

/** As `matchMedia` answers on a phone. */
class NarrowMedia extends EventTarget {
  readonly matches = true;
}

it('has the button of the assistant on phones, in place of one over the page', async () => {
  vi.stubGlobal('matchMedia', () => new NarrowMedia());
  const { user } = draw(<TabBar hasAssistant />);
  const button = await screen.findByRole('button', { name: 'Open the assistant' });
  expect(button.closest('nav')?.hasAttribute('data-fixed-bar')).toBe(true);
  await user.click(button);
  expect(assistantPanel.get()).toBe(true);
  showAssistant(false);
  vi.unstubAllGlobals();
});
