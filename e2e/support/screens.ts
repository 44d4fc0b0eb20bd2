import { type PageName, ROUTES } from '@lectern/web/app/routes';
import type { PageRoute } from '@lectern/web/lib/page-route';
import type { Page } from '@playwright/test';
import { LOOKS_EVERYWHERE } from './looks.ts';
import { goTo, open, settled } from './settled.ts';

export const LANGUAGES = ['zh-CN', 'zh-TW', 'en-US', 'fr-FR'] as const;

/** The languages in which every screen is looked at: all in `npm run test:long`. */
export const WALKED_LANGUAGES: readonly Language[] = LOOKS_EVERYWHERE ? LANGUAGES : ['zh-CN', 'en-US'];
export type Language = (typeof LANGUAGES)[number];

export interface Screen {
  readonly name: string;
  /** The part of the address behind /demo/. */
  readonly hash: string;
  readonly signedIn?: boolean;
  /** Cannot be reached on a phone. */
  readonly wide?: boolean;
  /** Steps from the address to the screen. */
  readonly arrive?: (page: Page) => Promise<void>;
}

const SEARCH = `#/searchList?keyWord=${encodeURIComponent('红楼梦')}`;

/** How to reach a page whose address names one thing, and what to wait for on a page if `main` is not enough. */
const ARRIVALS: Partial<Record<PageName, Pick<Screen, 'hash' | 'arrive'>>> = {
  login: { hash: '#/login', arrive: (page) => page.locator('input[name=username]').waitFor() },
  entry: { hash: '#/loginExternal' },
  // These two may ask who has not signed in to do so, in a dialog that would lie over the next screen: that one is a new visit.
  forceBinding: { hash: '#/forceBinding', arrive: (page) => page.getByRole('main').waitFor() },
  ssoBindMobile: { hash: '#/ssoBindMobile', arrive: (page) => page.getByRole('main').waitFor() },
  personalExternal: { hash: '#/personalExternal/5' },
  courseReferenceDetail: {
    hash: '#/courseReference',
    arrive: async (page) => {
      await page.getByRole('main').locator('li h2 a').first().click();
      await page.getByRole('main').locator('li h2').first().waitFor();
    },
  },
  bookLists: { hash: '#/bookListNav' },
  topics: {
    hash: '#/specialNav',
    arrive: async (page) => {
      await page.getByRole('main').locator('li h3 a').first().click();
      await page.getByRole('button', { name: /分享|Share|Partager/ }).waitFor();
    },
  },
  announcements: {
    hash: '#/announcements',
    arrive: async (page) => {
      await page.getByRole('main').locator('li a').first().click();
      await page.getByRole('article').locator('p').nth(1).waitFor();
    },
  },
  database: {
    hash: '#/dataBaseNav',
    arrive: async (page) => {
      await page.getByRole('main').locator('li h3 a').first().click();
      await page.getByRole('article').waitFor();
    },
  },
  unit: {
    hash: '#/departmentList',
    arrive: async (page) => {
      await page.getByRole('main').locator('h2 a').first().click();
      await page.getByRole('article').getByRole('tablist').waitFor();
    },
  },
  researcher: {
    hash: '#/researcher',
    arrive: async (page) => {
      await page.getByRole('main').locator('li h3 a').first().click();
      await page.getByRole('article').waitFor();
    },
  },
  newDatabase: {
    hash: '#/newDataBase?show=trial',
    arrive: async (page) => {
      await page.getByRole('main').locator('li h2 a').first().click();
      await page.getByRole('article').waitFor();
    },
  },
  repositoryDetail: {
    hash: '#/digitalNav?view=objects',
    arrive: async (page) => {
      await page.getByRole('main').locator('li h3 a').first().click();
      await page.getByRole('article').waitFor();
    },
  },
  specialBase: {
    hash: '#/specialBaseNav',
    arrive: async (page) => {
      await page.getByRole('main').locator('li h3 a').first().click();
      await page.getByRole('main').locator('li h3').first().waitFor();
    },
  },
  // A file that is not there: a test of its own reads one.
  previewPdf: { hash: '#/previewPdf/unknown/unknown' },
  // A link that was used, or is none.
  invitation: { hash: '#/invitation/unknown-ticket' },
  // A list that is not there: what is in it is for its reader, and tests of lists look at one.
  ownBookList: { hash: '#/personalCenter/bookListDetails/unknown/1' },
  sharedFavourites: { hash: '#/sharedFav/unknown-token' },
  compare: {
    hash: SEARCH,
    arrive: async (page) => {
      const boxes = page.getByRole('main').locator('ol > li').getByRole('checkbox');
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await page.locator('[data-fixed-bar=selection] a[href*="compare"]').click();
      await page.getByRole('table').waitFor();
    },
  },
  detail: {
    hash: SEARCH,
    arrive: async (page) => {
      await page.getByRole('main').locator('ol h2 a').first().click();
      await page.getByRole('tablist').waitFor();
    },
  },
};

/** Each page of the application, and each section of it. */
const PAGES: readonly Screen[] = (Object.entries(ROUTES) as [PageName, PageRoute][]).flatMap(
  ([name, { path, access, sections = {} }]) => {
    const signedIn = access === 'patron';
    const arrival = ARRIVALS[name];
    if (arrival) return [{ name, ...arrival, signedIn }];
    const plain = path.replace(/\/(:\w+\?|\*)$/, '');
    if (plain.includes(':')) throw new Error(`${path} shows one thing: say in ARRIVALS which`);
    return ['', ...Object.keys(sections)].map((section) => {
      const address = section ? `${plain}/${section}` : plain;
      return { name: address, hash: `#${address}`, signedIn };
    });
  },
);

/** Pages in a certain state. A page at its plain address is not among them. */
const STATES: readonly Screen[] = [
  { name: 'results', hash: SEARCH },
  { name: 'results in groups', hash: '#/searchList?keyWord=history&group=langCode' },
  { name: 'behind the last page', hash: `${SEARCH}&page=900` },
  { name: 'covers', hash: `${SEARCH}&view=cover` },
  { name: 'no results', hash: '#/searchList?keyWord=qzqzqz&libCode=MAIN' },
  { name: 'no results for one word', hash: `${SEARCH}+qzqzqz&wordsOnly=1` },
  { name: 'results read as pinyin', hash: '#/searchList?keyWord=hongloumeng&onlyOnShelf=1' },
  {
    name: 'results of conditions',
    hash: `#/searchList?searchItems=${encodeURIComponent('{"field":"title","value":"中国"}')}&kindNo=I2`,
  },
  {
    name: 'filters in a drawer',
    hash: `${SEARCH}&langCode=chi`,
    arrive: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator('main button:has(svg.lucide-sliders-horizontal)').click();
      await page.locator('dialog fieldset').first().waitFor();
    },
  },
  {
    name: 'tools of a list',
    hash: SEARCH,
    arrive: async (page) => {
      await page.locator('main [aria-haspopup=menu]:has(svg.lucide-ellipsis)').click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'references',
    hash: SEARCH,
    arrive: async (page) => {
      await page.locator('ol > li input[type=checkbox]').first().check();
      await page.locator('main section button').first().click();
      await page.locator('dialog li').first().waitFor();
    },
  },
  {
    name: 'export',
    hash: SEARCH,
    arrive: async (page) => {
      await page.locator('ol > li input[type=checkbox]').first().check();
      await page.locator('main section button').nth(1).click();
      await page.locator('dialog label').first().waitFor();
    },
  },
  {
    name: 'record as a table',
    hash: SEARCH,
    arrive: async (page) => {
      await page.getByRole('main').locator('ol h2 a').first().click();
      await page.getByRole('tab').last().click();
      await page.locator('[role=tabpanel] table').waitFor();
    },
  },
  {
    name: 'suggestions',
    hash: '#/home',
    arrive: async (page) => {
      await page.getByRole('main').getByRole('combobox').fill('红楼');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'filters opened',
    hash: SEARCH,
    wide: true,
    arrive: async (page) => {
      const filters = page.locator('aside').first();
      const opener = 'button[aria-expanded=false]';
      await filters.locator('fieldset:has(svg[preserveAspectRatio])').locator(opener).click();
      await filters.locator('table').waitFor();
      await filters.locator('button[data-fold][aria-expanded=false]').last().click();
      await filters.locator('input[type=search]').nth(1).waitFor();
    },
  },
  {
    name: 'share',
    hash: SEARCH,
    arrive: async (page) => {
      await page.locator('main [aria-haspopup=menu]:has(svg.lucide-ellipsis)').click();
      await page.getByRole('menuitem').first().click();
      await page.locator('dialog img').waitFor();
    },
  },
  { name: 'new databases', hash: '#/newDataBase?show=new' },
  { name: 'most used databases', hash: '#/dataBaseNav?show=hot' },
  { name: 'no databases', hash: '#/dataBaseNav?keyWord=qzqzqz' },
  { name: 'other libraries', hash: '#/otherLibraryList?keyWord=whale' },
  { name: 'works of a class', hash: '#/categorySearchList?kindNo=I3%2F7' },
  { name: 'works of a discipline', hash: '#/categorySearchList?discode1=05' },
  { name: 'works of a place', hash: '#/collectionNavDetail?locationId=M-LIT' },
  {
    name: 'login dialog',
    hash: '#/home',
    arrive: async (page) => {
      await page.getByRole('banner').locator('button').last().click();
      await page.locator('dialog input[name=username]').waitFor();
    },
  },
  { name: 'loan history', hash: '#/personalCenter/borrowing?tab=history', signedIn: true },
  { name: 'own searches', hash: '#/personalCenter/information?part=searches', signedIn: true },
  { name: 'own contacts', hash: '#/personalCenter/information?part=contacts', signedIn: true },
  { name: 'privacy', hash: '#/personalCenter/information?part=privacy', signedIn: true },
];

/** Every screen that exists, for the specs that promise something of all of them. */
export const SCREENS: readonly Screen[] = [...PAGES, ...STATES];

/** Stores a language in the browser before the page starts, as an earlier visit would have. */
export async function chooseLanguage(page: Page, language: Language, path = 'demo'): Promise<void> {
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    `${path}:language`,
    JSON.stringify(language),
  ] as const);
}

/** Opens a screen, in a new visit or as the next page of the same visit, and waits until nothing is loading. */
export async function openScreen(page: Page, screen: Screen, visit: 'new' | 'same' = 'new'): Promise<void> {
  if (visit === 'new') await open(page, `/demo/${screen.hash}`);
  else await goTo(page, screen.hash);
  if (!screen.arrive) return;
  await screen.arrive(page);
  await settled(page);
}
