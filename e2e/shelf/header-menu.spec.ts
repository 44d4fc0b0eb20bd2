import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { LANGUAGES } from '../support/screens.ts';
import { open } from '../support/settled.ts';

const [NARROWEST, WIDEST, STEP] = [320, 1920, 40];
const WIDTHS = Array.from({ length: (WIDEST - NARROWEST) / STEP + 1 }, (_, step) => NARROWEST + step * STEP);

interface MenuNow {
  /** The navigations to the pages of the library that can be seen: the menu of the header, the bar of phones. */
  readonly ways: number;
  /** Words in the header or the bar that do not fit in their place, reach beyond the window, or cover another one. */
  readonly faults: readonly string[];
  /** Whether the page that is shown is marked. */
  readonly marked: boolean;
}

/** Entries of a menu: address, and names in Chinese, traditional Chinese, English and French. */
const MENU = [
  ['/home', '首页', '首頁', 'Home', 'Accueil'],
  ['/searchList?sortField=added', '新书通报', '新書通報', 'New books', 'Nouvelles acquisitions'],
  ['/categorySearchList', '分类浏览', '分類瀏覽', 'Browse by subject', 'Parcourir par sujet'],
  ['/advanceSearch', '高级检索', '進階檢索', 'Advanced search', 'Recherche avancée'],
  [
    '/otherLibraryList?keyWord=x',
    '馆际互借与文献传递',
    '館際合作',
    'Interlibrary loan',
    'Prêt entre bibliothèques',
  ],
  ['/searchHome', '按文献类型检索', '依資料類型檢索', 'Search by type', 'Rechercher par type de document'],
  ['/collectionNav', '馆藏地导航', '館藏地導覽', 'Shelf locations', 'Localisations et plans des étages'],
  ['/personalCenter', '我的图书馆', '我的圖書館', 'My library', 'Mon compte de lecteur'],
  ['https://example.org/', '关于本馆', '關於本館', 'About the library', 'À propos de la bibliothèque'],
] as const;

test('at every width there is one way to the menu, whole, with the current entry', async ({ page }) => {
  test.setTimeout(240_000);
  await giveLongMenu(page);
  await page.goto('/demo/');
  for (const language of LANGUAGES) {
    await page.evaluate((value) => localStorage.setItem('demo:language', JSON.stringify(value)), language);
    await open(page, '/demo/#/collectionNav');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await menuNow(page), `${language} at ${width} px`).toEqual({
        ways: 1,
        faults: [],
        marked: width > 640,
      });
    }
  }
});

test('the entries that do not fit are in the list of a button, which needs no mouse', async ({ page }) => {
  await giveLongMenu(page);
  await page.setViewportSize({ width: 800, height: 800 });
  await open(page, '/demo/#/collectionNav');
  const menu = page.getByRole('banner').getByRole('navigation', { name: '主菜单' });
  const shown = await menu.getByRole('link').allTextContents();
  expect(shown).toContain('馆藏地导航');
  await menu.getByRole('button', { name: '主菜单的其余栏目' }).focus();
  await page.keyboard.press('Enter');
  const others = await page.getByRole('menuitem').allTextContents();
  expect([...shown, ...others].sort()).toEqual(
    [...MENU.map(([, name]) => name), ...BELOW.map((name) => `服务 › ${name}`)].sort(),
  );
  expect(await axeFaults(page)).toEqual([]);
  for (let step = 0; step < others.indexOf('高级检索'); step++) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '高级检索', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/advanceSearch/);
  // The entry of the new page takes the place of the one that was left.
  await expect(menu.locator('a[aria-current=page]').first()).toHaveText('高级检索');
});

test('a zoomed page keeps the focus in the menu', async ({ page }) => {
  await giveLongMenu(page);
  await open(page, '/demo/#/collectionNav');
  const menu = page.getByRole('banner').getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '新书通报' }).focus();
  await page.setViewportSize({ width: 660, height: 450 });
  await expect(menu.getByRole('button', { name: '主菜单的其余栏目' })).toBeFocused();
});

test('on a phone the bar at the bottom opens the whole menu', async ({ page }) => {
  await giveLongMenu(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/demo/');
  await page.getByRole('navigation', { name: '快捷导航' }).getByRole('button', { name: '菜单' }).click();
  const drawer = page.getByRole('dialog', { name: '菜单' });
  await expect(drawer.getByRole('link')).toHaveCount(MENU.length + BELOW.length);
  expect(await axeFaults(page)).toEqual([]);
  await drawer.getByRole('link', { name: '高级检索', exact: true }).click();
  await expect(page).toHaveURL(/advanceSearch/);
  await expect(drawer).toHaveCount(0);
});

const BELOW = ['馆藏地导航', '高级检索'];

/** Gives the page, as the server sends it, a long menu with an entry that has others below it. */
async function giveLongMenu(page: Page): Promise<void> {
  const items = MENU.map(([menuUrl, menuName, complexFont, englishName, frenchName], place) => ({
    menuId: `${place}`,
    menuUrl,
    menuName,
    complexFont,
    englishName,
    frenchName,
    useFlag: '1',
    jumpMode: 1,
    menuLevel: 1,
    childList: [],
  }));
  const below = items.filter(({ menuName }) => BELOW.includes(menuName));
  const services = {
    ...items[0],
    menuId: 'services',
    menuUrl: '',
    menuName: '服务',
    childList: below.map((one) => ({ ...one, menuId: `below-${one.menuId}` })),
  };
  const menu = [...items.slice(0, 3), services, ...items.slice(3)];
  await page.route(/\/demo\/(#.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<script[^>]*id="page-start"[^>]*>)([^<]*)/,
      (_, tag: string, text: string) => {
        const start = JSON.parse(text) as object;
        return tag + JSON.stringify({ ...start, menu }).replaceAll('<', '\\u003c');
      },
    );
    await route.fulfill({ response, body });
  });
}

function menuNow(page: Page): Promise<MenuNow> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    // Beside the page itself, in the place that the page has in the document.
    const around = document.querySelector('main')?.parentElement ?? document.body;
    const all = (selectors: string) => [...around.querySelectorAll(selectors)].filter(seen);
    const navigations = all(':scope > header nav, :scope > div > nav');
    const parts = [
      ...all(':scope > header > div > a > span, :scope > header a, :scope > header button'),
      ...all(':scope > div > nav > *'),
    ];
    const { clientWidth, scrollWidth } = document.documentElement;
    const isCut = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const faults = parts.flatMap((part, index) => {
      const name = part.textContent || part.getAttribute('aria-label') || '';
      const box = part.getBoundingClientRect();
      const covers = parts
        .slice(index + 1)
        .filter((other) => !part.contains(other) && !other.contains(part))
        .filter((other) => overlap(box, other.getBoundingClientRect()));
      return [
        ...(isCut(part) ? [`${name} is cut`] : []),
        ...(box.left < 0 || box.right > clientWidth ? [`${name} is beyond the window`] : []),
        ...covers.map(
          (other) => `${name} and ${other.textContent || other.getAttribute('aria-label')} overlap`,
        ),
      ];
    });
    return {
      ways: navigations.length,
      faults: [...faults, ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [])],
      marked: navigations.some((one) => [...one.querySelectorAll('[aria-current]')].some(seen)),
    };
  });
}
