import { expect, test } from '@playwright/test';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

test('a reader’s searches are suggested in the box, and can be erased and switched off', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, '20230015');
  const box = () => page.getByRole('main').getByRole('combobox', { name: 'Search the library' });
  for (const words of ['chemistry', '红楼梦']) {
    const kept = page.waitForResponse((one) => one.url().includes('/find/userInfo/updateSearchHistory'));
    await page.goto(`/demo/#/searchList?keyWord=${encodeURIComponent(words)}`);
    await kept;
  }
  await box().fill('');
  const suggestions = page.getByRole('main').getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('option')).toHaveText([/红楼梦/, /chemistry/]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('chemistry');

  await page.goto('/demo/#/personalCenter/information?part=searches');
  const history = page.getByRole('region', { name: 'Search history' });
  await history.getByRole('link', { name: 'chemistry' }).click();
  await expect(page).toHaveURL(/searchList\?keyWord=chemistry/);
  await page.goBack();
  await history.getByRole('button', { name: 'Delete “红楼梦”' }).click();
  await expect(history.getByRole('listitem')).toHaveText([/chemistry/]);
  await history.getByRole('button', { name: 'Switch history off' }).click();
  await expect(history.getByText('new searches are not kept')).toBeVisible();
  await history.getByRole('button', { name: 'Clear all' }).click();
  await expect(history.getByText('No searches yet')).toBeVisible();

  const refused = page.waitForResponse((one) => one.url().includes('/find/userInfo/updateSearchHistory'));
  await page.goto('/demo/#/searchList?keyWord=physics');
  expect(((await (await refused).json()) as { data: unknown }).data).toEqual({ kept: false, changed: false });
  await page.goto('/demo/#/personalCenter/information?part=searches');
  await history.getByRole('button', { name: 'Switch history on' }).click();
  await expect(history.getByText('is kept in your account')).toBeVisible();
});

test('without a session the last searches stay in the browser', async ({ page }) => {
  await page.goto('/demo/#/home');
  const box = page.getByRole('main').getByRole('combobox');
  await box.fill('鲁迅');
  await box.press('Enter');
  await expect(page).toHaveURL(/searchList/);
  await page.goto('about:blank');
  await page.goto('/demo/#/home');
  await box.click();
  await expect(page.getByRole('main').getByRole('option').first()).toHaveText(/鲁迅/);
  await page.getByRole('button', { name: '清除检索历史' }).click();
  await box.click();
  await expect(page.getByRole('main').getByRole('option')).toHaveCount(0);
});

test('a search is shared as a link and a QR code, with its filters', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.goto(`/demo/#/searchList?keyWord=${encodeURIComponent('中国')}&langCode=chi`);
  const found = (number: string) =>
    page.getByRole('main').locator('b', { hasText: new RegExp(`^${number} results$`) });
  const sources = page.getByRole('navigation', { name: 'Sources' });
  const catalogue = sources.getByRole('link', { name: /^Catalogue/ });
  await expect(catalogue).toHaveAttribute('aria-current', 'page');
  await expect(catalogue).toHaveText(/\d+$/);
  const journals = page.getByRole('complementary').getByRole('checkbox', { name: /^Journal/ });
  await journals.check();
  await expect(page).toHaveURL(/docCode=journal/);
  await expect(page.getByRole('main').locator('b', { hasText: /^\d+ results?$/ })).toBeVisible();
  const count = /\d+$/.exec((await catalogue.textContent()) ?? '')?.[0] ?? '';
  await expect(found(count)).toBeVisible();

  await page.getByRole('button', { name: 'More for these results' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  const link = await dialog.getByLabel('Permanent link').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(found(count)).toBeVisible();
});
