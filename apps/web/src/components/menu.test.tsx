// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Drawn, draw, inEnglish } from '../testing/draw.tsx';
import { Menu, type MenuEntry } from './menu.tsx';

inEnglish();

const run = vi.fn();
const ENTRIES: readonly MenuEntry[] = [
  { key: 'share', label: 'Share', run },
  { key: 'line', separator: true },
  { key: 'loans', label: 'My loans', to: '/personalCenter/borrowing' },
  { key: 'print', label: 'Print', run },
];

async function openBy(key: string, entries = ENTRIES): Promise<Drawn> {
  run.mockClear();
  const drawn = draw(
    <Menu label="Tools" entries={entries}>
      Tools
    </Menu>,
  );
  (await screen.findByRole('button', { name: 'Tools' })).focus();
  await drawn.user.keyboard(key);
  return drawn;
}
const focused = () => document.activeElement?.textContent;

describe('a menu', () => {
  it.each([
    ['{Enter}', 'Share'],
    ['{ArrowDown}', 'Share'],
    ['{ArrowUp}', 'Print'],
  ])('that %s opens begins at "%s"', async (key, first) => {
    await openBy(key);
    expect(screen.getByRole('button', { name: 'Tools' }).getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe(first);
  });

  it('of choices begins at the one that holds', async () => {
    const choices = ['Light', 'Dark'].map((label) => ({ key: label, label, checked: label === 'Dark', run }));
    await openBy('{Enter}', choices);
    expect(focused()).toBe('Dark');
    expect(document.activeElement?.getAttribute('aria-checked')).toBe('true');
  });

  it('is walked by arrows, Home, End and letters', async () => {
    const { user } = await openBy('{Enter}');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Print');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Share');
    await user.keyboard('{End}');
    expect(focused()).toBe('Print');
    await user.keyboard('my');
    expect(focused()).toBe('My loans');
  });

  it('gives the focus back to its button when it is left or used', async () => {
    const { user } = await openBy('{Enter}');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Tools');
    await user.keyboard('{Enter}{Enter}');
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Tools');
  });

  it('follows a link by the space bar too', async () => {
    const { user, address } = await openBy('{ArrowDown}');
    await user.keyboard('{ArrowDown} ');
    expect(address()).toBe('/personalCenter/borrowing');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes at a press elsewhere', async () => {
    const { user } = await openBy('{Enter}');
    await user.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
