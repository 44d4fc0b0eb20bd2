import { CAPTCHA_WRONG } from '@lectern/contracts/people/auth/errors';
import { expect, test } from '@playwright/test';
import { chooseLanguage, LANGUAGES } from '../support/screens.ts';
import { settled } from '../support/settled.ts';
import { fillLogin } from '../support/sign-in.ts';

for (const language of LANGUAGES) {
  test(`a refusal is told in ${language}`, async ({ page }) => {
    await chooseLanguage(page, language);
    await page.goto('/demo/');
    await settled(page);
    await fillLogin(page, '20230016');
    await page.locator('input[name=verifyCode]').fill('....');
    await page.locator('dialog button[type=submit]').click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(CAPTCHA_WRONG.words[language]);
  });
}
