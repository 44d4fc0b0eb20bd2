import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { captchaAnswer } from './support/captcha.ts';
import { codeTo } from './support/outbox.ts';
import { fillLoginForm, nextCaptcha } from './support/sign-in.ts';

const INITIAL = 'Welcome2026';
const NEW_PASSWORD = 'Kingfisher27';

/** Each library in its own language and width, with readers of this spec alone. */
const LIBRARIES = [
  { path: 'demo', width: 1440, newcomer: '20230011', forgetful: '20230013', forgot: '忘记密码' },
  { path: 'harbour', width: 360, newcomer: 'H1005', forgetful: 'H1003', forgot: 'Forgot' },
] as const;

async function signInAt(page: Page, path: string, account: string, password: string): Promise<void> {
  // A new document: the page may stand at this address already, with a captcha that was answered before.
  await page.goto('about:blank');
  const captcha = nextCaptcha(page);
  await page.goto(`/${path}/#/login`);
  await fillLoginForm(page, account, captchaAnswer(await captcha), password);
  await page.locator('form button[type=submit]').click();
}

async function typeNewPassword(page: Page): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.locator('input[name=password]').fill('short');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('input[aria-invalid]')).toHaveCount(2);
  await expect(form.locator('input[name=password]')).toBeFocused();
  await form.locator('input[name=password]').fill(NEW_PASSWORD);
  await form.locator('input[name=confirmation]').fill(NEW_PASSWORD);
  await expect(form.locator('li:not([data-met])')).toHaveCount(0);
  await expect(form.locator('input[aria-invalid]')).toHaveCount(0);
  await expectFitAndClean(page);
  await form.locator('button[type=submit]').click();
}

async function expectFitAndClean(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const { path, width, newcomer, forgetful, forgot } of LIBRARIES) {
  test.describe(`${path} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a first sign-in goes on when the reader has set a password', async ({ page }) => {
      await signInAt(page, path, newcomer, INITIAL);
      await expect(page).toHaveURL(/#\/modifyPassword$/);
      await typeNewPassword(page);
      await expect(page).toHaveURL(/#\/(personalCenter|forceBinding)/);
      expect(page.url()).not.toContain(NEW_PASSWORD);
    });

    test('a reader resets the password with the code of a mail, and signs in with it', async ({ page }) => {
      await page.goto(`/${path}/#/login`);
      await page.getByRole('link', { name: forgot }).click();
      await expect(page).toHaveURL(/#\/resetPassword$/);
      const captcha = nextCaptcha(page);
      await page.reload();
      const form = page.getByRole('main').locator('form');
      await form.locator('input[name=username]').fill(forgetful);
      await form.locator('input[name=verifyCode]').fill(captchaAnswer(await captcha));
      await expectFitAndClean(page);
      await form.locator('button[type=submit]').click();

      await form.locator('input[name=code]').waitFor();
      await form.locator('button[type=button]').first().click();
      const code = await codeTo(`${forgetful.toLowerCase()}@example.org`);
      await form.locator('input[name=code]').fill(code === '000000' ? '000001' : '000000');
      await form.locator('button[type=submit]').click();
      await expect(form.locator('input[name=code][aria-invalid]')).toBeVisible();
      await expectFitAndClean(page);
      await form.locator('input[name=code]').fill(code);
      await form.locator('button[type=submit]').click();

      await form.locator('input[name=confirmation]').waitFor();
      await typeNewPassword(page);
      await expect(page).toHaveURL(/#\/login$/);
      await signInAt(page, path, forgetful, NEW_PASSWORD);
      await expect(page).toHaveURL(/#\/home/);
    });
  });
}
