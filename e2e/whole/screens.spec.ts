import { expect, type Page, test } from '@playwright/test';
import { axeFaults, growToFullHeight } from '../support/axe.ts';
import { interfaceKeys, interfaceWords } from '../support/interface-words.ts';
import { LOOKS_EVERYWHERE } from '../support/looks.ts';
import {
  chooseLanguage,
  LANGUAGES,
  type Language,
  openScreen,
  SCREENS,
  WALKED_LANGUAGES,
} from '../support/screens.ts';
import { settled } from '../support/settled.ts';
import { continueSession, type StoredSession, storedSession } from '../support/sign-in.ts';

test.describe.configure({ mode: 'parallel' });

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

interface Look {
  readonly viewport: typeof WIDE;
  readonly colorScheme: 'light' | 'dark';
  readonly axe: boolean;
}

/**
 * The views of each language. In `npm run test:long` axe checks every pair of language, width and colours on every screen; all eight
 * combinations would find nothing more than these four. In `npm test` it checks each colour and each language once, in a wide window;
 * other specs let it look at phones.
 */
const WALKS: Readonly<Record<Language, readonly Look[]>> = {
  'zh-CN': [
    { viewport: WIDE, colorScheme: 'light', axe: true },
    { viewport: PHONE, colorScheme: 'dark', axe: LOOKS_EVERYWHERE },
  ],
  'en-US': [
    { viewport: WIDE, colorScheme: 'dark', axe: true },
    { viewport: PHONE, colorScheme: 'light', axe: LOOKS_EVERYWHERE },
  ],
  'zh-TW': [{ viewport: WIDE, colorScheme: 'light', axe: false }],
  'fr-FR': [
    { viewport: WIDE, colorScheme: 'light', axe: false },
    { viewport: PHONE, colorScheme: 'light', axe: false },
  ],
};

let session: StoredSession;
test.beforeAll(async ({ browser }) => {
  session = await storedSession(browser, '/demo/', '20230014');
});

for (const language of WALKED_LANGUAGES) {
  const looks = WALKS[language];
  test(`each screen in ${language}: its words, its width, and what axe finds`, async ({ page }) => {
    test.setTimeout(600_000);
    const words = wordsOf(language);
    await chooseLanguage(page, language);
    let visit: 'new' | 'same' = 'new';
    for (const signedIn of [false, true]) {
      if (signedIn) {
        await continueSession(page, session);
        visit = 'new';
      }
      for (const screen of SCREENS.filter((one) => Boolean(one.signedIn) === signedIn)) {
        await show(page, looks[0]!);
        await openScreen(page, screen, visit);
        // What `arrive` did could still be seen on the next screen.
        visit = screen.arrive ? 'new' : 'same';
        expect.soft(await words.faults(page), screen.name).toEqual([]);
        for (const look of looks) {
          const { width } = look.viewport;
          await show(page, look);
          await settled(page);
          const asWide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(asWide, `${screen.name} at ${width} px`).toBeLessThanOrEqual(width);
          if (!look.axe) continue;
          await growToFullHeight(page, width);
          expect
            .soft(await axeFaults(page), `${screen.name} at ${width} px, ${look.colorScheme}`)
            .toEqual([]);
        }
      }
    }
  });
}

async function show(page: Page, { viewport, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
}

/** Finds faults of a language on a page: keys instead of words, and words of another language. */
function wordsOf(language: Language): { faults(page: Page): Promise<string[]> } {
  const own = interfaceWords(language);
  const others = LANGUAGES.filter((one) => one !== language);
  const foreign = new Set(
    others.flatMap((one) => [...interfaceWords(one)].filter((word) => /\p{L}/u.test(word) && !own.has(word))),
  );
  const keys = interfaceKeys();
  return {
    async faults(page) {
      const spoken = await page.locator('html').getAttribute('lang');
      const [text = ''] = await page.locator('body').allInnerTexts();
      const shownKeys = text.split(/\s+/).filter((word) => keys.has(word));
      const leaked = (await controlsOf(page)).map((one) => one.trim()).filter((one) => foreign.has(one));
      return [...(spoken === language ? [] : [`lang=${spoken}`]), ...shownKeys, ...leaked];
    },
  };
}

/** The texts of controls and headings, which are the application's own. Titles and subject headings of records are left out. */
function controlsOf(page: Page): Promise<string[]> {
  return page
    .locator(
      'button:visible, legend:visible, th:visible, dt:visible, [role=tab]:visible, h2:visible, nav a:not([href*="searchField=subject"]):visible',
    )
    .allInnerTexts();
}
