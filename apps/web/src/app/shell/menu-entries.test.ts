import type { MenuItem } from '@lectern/contracts/people/tenant/menu-settings';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../routes.ts';
import { currentLink, isCurrent, menuLinks, targetsOf } from './menu-entries.ts';

function item(change: Partial<MenuItem>): MenuItem {
  return {
    menuId: '1',
    menuName: '首页',
    englishName: 'Home',
    complexFont: '首頁',
    frenchName: 'Accueil',
    menuUrl: '/Home',
    useFlag: '1',
    jumpMode: 1,
    menuLevel: 1,
    childList: [],
    ...change,
  };
}

describe('the main menu', () => {
  it('names its entries in the language of the page, and falls back to the Chinese name', () => {
    expect(menuLinks([item({})], 'zh-TW')[0]?.name).toBe('首頁');
    expect(menuLinks([item({})], 'fr-FR')[0]?.name).toBe('Accueil');
    expect(menuLinks([item({ englishName: '' })], 'en-US')[0]?.name).toBe('首页');
  });

  it('shows only entries in use', () => {
    expect(menuLinks([item({ useFlag: '0' }), item({ useFlag: '2' })], 'zh-CN')).toEqual([]);
  });

  it('leaves out pages that do not exist, and addresses that could run a script', () => {
    const urls = ['/noSuchPage', 'javascript:alert(1)', ''];
    expect(
      menuLinks(
        urls.map((menuUrl) => item({ menuUrl })),
        'zh-CN',
      ),
    ).toEqual([]);
  });

  it.each(Object.values(ROUTES).map(({ path }) => path))('leads to %s', (path) => {
    const menuUrl = path.replace(/\/:\w+\?|\/\*$/, '').replace(/:\w+/, 'x');
    expect(menuLinks([item({ menuUrl })], 'zh-CN')).toMatchObject([{ to: menuUrl }]);
  });

  it('knows our pages with or without the hash, and other sites', () => {
    const urls = ['#/searchList?keyWord=x', '/personalCenter/borrowing', 'https://example.org/a'];
    expect(
      menuLinks(
        urls.map((menuUrl) => item({ menuUrl, jumpMode: 2 })),
        'zh-CN',
      ),
    ).toMatchObject([
      { to: '/searchList?keyWord=x', newWindow: true },
      { to: '/personalCenter/borrowing' },
      { href: 'https://example.org/a' },
    ]);
  });

  it('keeps an entry without an address where it has entries below it', () => {
    const parent = item({ menuUrl: '', childList: [item({ menuId: '2' })] });
    expect(menuLinks([parent], 'zh-CN')[0]?.children).toHaveLength(1);
  });
});

describe('the entry where the reader is', () => {
  it.each([
    ['/home', '/home', '', true],
    ['/personalCenter', '/personalCenter/borrowing', '', true],
    ['/searchList', '/searchList/bookDetails/1', '', true],
    ['/searchList?docCode=book', '/searchList', '?docCode=book&page=2', true],
    ['/searchList?docCode=book', '/searchList', '?keyWord=sea', false],
    ['/searchList?docCode=book', '/searchList/bookDetails/1', '', false],
  ])('%s at %s%s: %s', (to, pathname, search, current) =>
    expect(isCurrent(to, { pathname, search })).toBe(current),
  );
});

describe('the current entry among several', () => {
  const links = menuLinks(
    ['/searchList', '/searchList?docCode=book', '/home'].map((menuUrl, at) =>
      item({ menuId: `${at}`, menuUrl }),
    ),
    'zh-CN',
  );
  it('is the one that says most about the page', () => {
    expect(currentLink(links, { pathname: '/searchList', search: '?docCode=book' })).toBe(1);
    expect(currentLink(links, { pathname: '/searchList', search: '?docCode=map' })).toBe(0);
    expect(currentLink(links, { pathname: '/collectionNav', search: '' })).toBe(-1);
  });

  it('may be below another one', () => {
    const child = item({ menuId: '2', menuUrl: '/advanceSearch' });
    const parent = menuLinks([item({}), item({ menuId: '3', menuUrl: '', childList: [child] })], 'zh-CN');
    expect(currentLink(parent, { pathname: '/advanceSearch', search: '' })).toBe(1);
    const itself = menuLinks([item({ menuId: '4', menuUrl: '/advanceSearch' })], 'zh-CN');
    expect(currentLink([...parent, ...itself], { pathname: '/advanceSearch', search: '' })).toBe(2);
  });
});

describe('what an entry leads to', () => {
  it('is its address, then the entries below it with its name', () => {
    const child = item({ menuId: '2', menuUrl: '/advanceSearch', englishName: 'Advanced' });
    const [link] = menuLinks([item({ childList: [child] })], 'en-US');
    expect(targetsOf(link!).map(({ name, to }) => [name, to])).toEqual([
      ['Home', '/Home'],
      ['Home › Advanced', '/advanceSearch'],
    ]);
  });
});
