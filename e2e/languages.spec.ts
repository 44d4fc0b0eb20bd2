import { errorMessage } from '@lectern/contracts/errors/messages';
import { expect, type Page, test } from '@playwright/test';
import { interfaceKeys, interfaceWords } from './support/interface-words.ts';
import { LANGUAGES, openScreen, SCREENS, settled, speak } from './support/screens.ts';
import { continueSession, fillLogin, type StoredSession, storedSession } from './support/sign-in.ts';

let session: StoredSession;
test.beforeAll(async ({ browser }) => {
  session = await storedSession(browser, '/demo/', '20230014');
});

/** What the application itself says on a page, one control or heading at a time: no titles, no names of records. */
function controlsOf(page: Page): Promise<string[]> {
  return page
    .locator(
      'button:visible, legend:visible, th:visible, dt:visible, [role=tab]:visible, h2:visible, nav a:visible',
    )
    .allInnerTexts();
}

for (const language of LANGUAGES) {
  test(`${language} shows no key and no words of another language`, async ({ browser }) => {
    const own = interfaceWords(language);
    const foreign = new Set(
      LANGUAGES.filter((one) => one !== language).flatMap((one) => [...interfaceWords(one)]),
    );
    for (const word of own) foreign.delete(word);
    const keys = interfaceKeys();
    for (const signedIn of [false, true]) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await speak(page, language);
      if (signedIn) await continueSession(page, session);
      for (const screen of SCREENS.filter((one) => Boolean(one.signedIn) === signedIn)) {
        await openScreen(page, screen);
        expect.soft(await page.locator('html').getAttribute('lang'), screen.name).toBe(language);
        const [text = ''] = await page.locator('body').allInnerTexts();
        const shownKeys = text.split(/\s+/).filter((word) => keys.has(word));
        expect.soft(shownKeys, `keys on ${screen.name}`).toEqual([]);
        const leaked = (await controlsOf(page)).map((one) => one.trim()).filter((one) => foreign.has(one));
        expect.soft(leaked, `other languages on ${screen.name}`).toEqual([]);
      }
      await context.close();
    }
  });

  test(`a refusal is told in ${language}`, async ({ page }) => {
    await speak(page, language);
    await page.goto('/demo/');
    await settled(page);
    await fillLogin(page, '20230016');
    await page.locator('input[name=verifyCode]').fill('....');
    await page.locator('dialog button[type=submit]').click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      errorMessage('CAPTCHA_WRONG', language),
    );
  });
}
