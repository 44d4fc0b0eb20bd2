import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openScreen, SCREENS, speak } from './support/screens.ts';
import { continueSession, type StoredSession, storedSession } from './support/sign-in.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Each two of language, width and colours meet on every screen; all eight together would find nothing that these four do not. */
const LOOKS = [
  { language: 'zh-CN', viewport: WIDE, colorScheme: 'light' },
  { language: 'zh-CN', viewport: PHONE, colorScheme: 'dark' },
  { language: 'en-US', viewport: WIDE, colorScheme: 'dark' },
  { language: 'en-US', viewport: PHONE, colorScheme: 'light' },
] as const;

let session: StoredSession;
test.beforeAll(async ({ browser }) => {
  session = await storedSession(browser, '/demo/', '20230014');
});

for (const { language, viewport, colorScheme } of LOOKS) {
  test(`axe finds nothing in ${language}, ${viewport.width} px, ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(180_000);
    for (const signedIn of [false, true]) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await speak(page, language);
      if (signedIn) await continueSession(page, session);
      for (const screen of SCREENS.filter((one) => Boolean(one.signedIn) === signedIn)) {
        await page.setViewportSize(viewport);
        await openScreen(page, screen);
        await showAll(page, viewport.width);
        expect.soft(await faultsOf(page), screen.name).toEqual([]);
      }
      await context.close();
    }
  });
}

/** Makes the window as high as the page, so that no bar at an edge covers what scrolling would show. */
async function showAll(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(740, height) });
}

/** What axe finds: the rule and where it is broken. */
async function faultsOf(page: Page): Promise<string[]> {
  // No page of ours has frames: without the second window that they would need, each check takes half as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(TAGS);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
