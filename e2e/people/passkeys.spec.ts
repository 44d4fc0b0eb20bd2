import { expect, type Page, test } from '@playwright/test';
import { addAuthenticator, appCode } from '../support/authenticator.ts';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { inThisCircle } from '../support/looks.ts';
import { chooseLanguage } from '../support/screens.ts';
import { fillLoginForm, PASSWORD, signIn } from '../support/sign-in.ts';

const NAME = 'Desk & 桌';
const SECTION = '/demo/#/personalCenter/information?part=sign-in';
/** Each reader begins without a second step, so another try has another one. */
const WALKS = [
  {
    language: 'zh-CN',
    width: 1440,
    readers: ['G20240001', 'T20100002'],
    words: {
      add: '添加通行密钥',
      added: '通行密钥已添加',
      rename: /^重命名/,
      remove: /^移除/,
      begin: '开启',
      kept: '已妥善保存',
      end: '关闭',
      byPasskey: '使用通行密钥登录',
      recovery: '使用恢复码',
      left: '还剩 9 个恢复码。',
    },
  },
  {
    language: 'en-US',
    width: 360,
    readers: ['G20240002', 'T20100003'],
    words: {
      add: 'Add a passkey',
      added: 'The passkey was added',
      rename: /^Rename/,
      remove: /^Remove/,
      begin: 'Switch on',
      kept: 'I have kept them',
      end: 'Switch off',
      byPasskey: 'Sign in with a passkey',
      recovery: 'Use a recovery code',
      left: '9 recovery codes are left.',
    },
  },
] as const;

/** Ends the session in this tab, and begins a visit of its own at the page of sign-in. */
async function visitLogin(page: Page): Promise<void> {
  // A dialog that has just closed takes its step in the history back, and may interrupt what comes next.
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto('/demo/');
  }).toPass();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
}

async function signInAtPage(page: Page, reader: string): Promise<void> {
  await visitLogin(page);
  await page.goto('/demo/#/login');
  await fillLoginForm(page, reader);
  await page.locator('form button[type=submit]').first().click();
}

for (const { language, width, readers, words } of inThisCircle(WALKS)) {
  test(`a reader signs in by passkey and in two steps, in ${language} at ${width} px`, async ({ page }, {
    retry,
  }) => {
    const reader = readers[retry] ?? readers[0];
    const device = await addAuthenticator(page);
    await chooseLanguage(page, language);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/demo/#/home');
    await signIn(page, reader);
    await page.goto(SECTION);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');

    // A passkey is added and named.
    await main.getByRole('button', { name: words.add }).click();
    await expect(page.getByText(words.added)).toBeVisible();
    expect(await device.countPasskeys()).toBe(1);
    await main.getByRole('button', { name: words.rename }).click();
    await dialog.locator('input').fill(NAME);
    await expectFitAndClean(page);
    await dialog.locator('footer button').first().click();
    await expect(main.getByRole('listitem').filter({ hasText: NAME })).toBeVisible();
    await expectFitAndClean(page);

    // The second step is switched on, with a wrong code first.
    await main.getByRole('button', { name: words.begin, exact: true }).click();
    const shown = await dialog.locator('span', { hasText: /^[A-Z2-7 ]{32,}$/ }).textContent();
    const secret = shown?.replace(/\s/g, '') ?? '';
    await expectFitAndClean(page);
    await dialog.locator('input[name=code]').fill(appCode(secret, 3600));
    await dialog.locator('footer button').first().click();
    await expect(dialog.locator('input[name=code]')).toBeFocused();
    await expect(dialog.locator('input[aria-invalid]')).toHaveCount(1);
    await dialog.locator('input[name=code]').fill(appCode(secret));
    await dialog.locator('footer button').first().click();
    await expect(dialog.locator('ul li')).toHaveCount(10);
    const codes = await dialog.locator('ul li').allTextContents();
    await expectFitAndClean(page);
    await dialog.getByRole('button', { name: words.kept }).click();
    await expect(main.getByRole('button', { name: words.end, exact: true })).toBeVisible();

    // Nobody touches the device now. The password alone leads to the second step; the code of the next half minute counts already.
    await device.agree(false);
    await signInAtPage(page, reader);
    await expect(page).toHaveURL(/#\/secondFactor$/);
    await expectFitAndClean(page);
    await main.locator('input[name=code]').fill(appCode(secret, 30));
    await main.locator('button[type=submit]').click();
    await expect(page).not.toHaveURL(/secondFactor|login/);

    await signInAtPage(page, reader);
    await main.getByRole('button', { name: words.recovery }).click();
    await main.locator('input[name=code]').fill(codes[0]?.toLowerCase() ?? '');
    await main.locator('button[type=submit]').click();
    await expect(page).not.toHaveURL(/secondFactor|login/);
    await page.goto(SECTION);
    await expect(main.getByText(words.left)).toBeVisible();

    // A passkey is both factors at once.
    await visitLogin(page);
    await page.goto('/demo/#/login');
    await expectFitAndClean(page);
    await device.agree(true);
    await page.getByRole('button', { name: words.byPasskey }).click();
    await expect(page).not.toHaveURL(/secondFactor|login/);

    // The browser proposes the passkey in the field of the account, and its owner agrees.
    await visitLogin(page);
    await page.goto('/demo/#/login');
    await expect(page).not.toHaveURL(/secondFactor|login/);

    await page.goto(SECTION);
    await main.getByRole('button', { name: words.end, exact: true }).click();
    await dialog.locator('input[name=password]').fill(PASSWORD);
    await dialog.getByRole('button', { name: words.recovery }).click();
    await dialog.locator('input[name=code]').fill(codes[1] ?? '');
    await expectFitAndClean(page);
    await dialog.locator('footer button').first().click();
    await expect(main.getByRole('button', { name: words.begin, exact: true })).toBeVisible();

    await main.getByRole('button', { name: words.remove }).click();
    await dialog.getByRole('button', { name: words.remove }).click();
    await expect(main.getByRole('listitem').filter({ hasText: NAME })).toHaveCount(0);
  });
}
