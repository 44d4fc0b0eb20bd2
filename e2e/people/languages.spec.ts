import { CAPTCHA_REQUIRED, CREDENTIALS_WRONG } from '@lectern/contracts/people/auth/errors';
import { expect, test } from '@playwright/test';
import { chooseLanguage, LANGUAGES } from '../support/screens.ts';
import { settled } from '../support/settled.ts';
import { fillLogin } from '../support/sign-in.ts';

for (const language of LANGUAGES) {
  test(`a refusal is told in ${language}, and after two of them a captcha is asked for`, async ({ page }) => {
    await chooseLanguage(page, language);
    await page.goto('/demo/');
    await settled(page);
    await fillLogin(page, `nobody-${language}`);
    const code = page.locator('dialog input[name=verifyCode]');
    const [wrong, wanted] = [CREDENTIALS_WRONG.words[language], CAPTCHA_REQUIRED.words[language]];
    for (const words of [wrong, wrong, wanted]) {
      await expect(code).toHaveCount(0);
      const answer = page.waitForResponse('**/oga/login');
      await page.locator('dialog button[type=submit]').click();
      await answer;
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words);
    }
    await expect(code).toBeFocused();
  });
}

for (const [locale, language, words] of [
  ['fr-CA', 'fr-FR', 'Se connecter'],
  ['zh-HK', 'zh-TW', '登入'],
  ['en-GB', 'en-US', 'Sign in'],
  ['ja-JP', 'zh-CN', '登录'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test('sees a library in its language at the first visit, and in the chosen one later', async ({
      page,
    }) => {
      await page.goto('/demo/');
      const signInButton = page.getByRole('banner').locator('button', { hasText: words });
      await expect(signInButton).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await chooseLanguage(page, 'fr-FR');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    });
  });
}
