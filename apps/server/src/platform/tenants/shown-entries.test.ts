import type { MenuItem } from '@lectern/contracts/people/tenant/menu-settings';
import type { PublicSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { expect, it } from 'vitest';
import { testSettings } from '../../testing/test-settings.ts';
import { shownMenu } from './shown-entries.ts';

function entry(menuUrl: string, childList: readonly MenuItem[] = []): MenuItem {
  const names = { menuName: '', englishName: '', complexFont: '', frenchName: '' };
  return { menuId: menuUrl, ...names, menuUrl, useFlag: '1', jumpMode: 1, menuLevel: 1, childList };
}

function shown(menu: MenuItem[], change: Partial<PublicSettings> = {}): string[] {
  const settings = testSettings('alpha');
  const urls = (items: readonly MenuItem[]): string[] =>
    items.flatMap(({ menuUrl, childList }) => [menuUrl, ...urls(childList)]);
  return urls(shownMenu({ ...settings, menu, public: { ...settings.public, ...change } }));
}

it.each([
  ['newAISearchFlag', '/aiSearch'],
  ['newAISearchFlag', '#/aiSearch?from=menu'],
  ['digitalLibraryMenu', '/digitalLibrary'],
] as const)('has an entry only where %s is on: %s', (setting, menuUrl) => {
  const menu = [entry('/home', [entry(menuUrl)]), entry(menuUrl)];
  expect(shown(menu)).toEqual(['/home']);
  expect(shown(menu, { [setting]: '1' })).toEqual(['/home', menuUrl, menuUrl]);
});

it('keeps addresses of other sites and pages that begin alike', () => {
  const menu = [entry('https://example.org/aiSearch'), entry('/digitalLibraryNews')];
  expect(shown(menu)).toEqual(['https://example.org/aiSearch', '/digitalLibraryNews']);
});
