import { expect, test } from '@playwright/test';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** A reader of the university library, and a card of the town library with an overdue loan and a fine. */
const READER = '20230015';
const CARD = 'H1002';
const PASSWORD = 'Lectern2026';
const SECTION = '#/personalCenter/information?part=elsewhere';

test('a reader adds a card by its password, sees all together, and the other library ends it', async ({
  page,
  browser,
}) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto(`/demo/${SECTION}`);
  await expect(page.getByText('No card has been added.')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);

  await page.getByRole('button', { name: 'Add a card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog.getByText('Please fill this in.')).toHaveCount(2);
  await dialog.getByLabel('Account or card number').fill(CARD);
  await dialog.getByLabel('Password', { exact: true }).fill('not it');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog.getByText('Account or password is wrong.')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByText('Overdue').first()).toBeVisible();
  await expect(page.getByText(/^£\d/).first()).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);

  const there = await browser.newPage();
  await there.goto('/harbour/#/home');
  await signIn(there, CARD);
  await there.goto(`/harbour/${SECTION}`);
  const shown = there.getByRole('listitem').filter({ hasText: /Added on/ });
  await shown.getByRole('button', { name: /^Stop sharing/ }).click();
  await expect(shown).toHaveCount(0);

  await there.getByRole('button', { name: 'Get a code' }).click();
  const code = (await there.locator('code').textContent()) ?? '';
  await expectFitAndCleanAtEachWidth(there);
  await there.close();

  await chooseLanguage(page, 'zh-CN');
  await page.reload();
  await expect(page.getByText('尚未添加读者证。')).toBeVisible();
  await page.getByRole('button', { name: '添加读者证' }).click();
  await dialog.getByLabel('验证方式').selectOption('code');
  await dialog.getByLabel('验证码', { exact: true }).fill(code);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByText('已逾期').first()).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.getByRole('button', { name: /^移除/ }).click();
  await expect(page.getByText('尚未添加读者证。')).toBeVisible();
});
