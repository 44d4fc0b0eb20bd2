import { expect, test } from '@playwright/test';
import { chooseLanguage } from '../support/screens.ts';

test('a search without a network says so, and is made again when the network is back', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/searchList?keyWord=history');
  const main = page.getByRole('main');
  const hits = main.locator('ol > li h2');
  await expect(hits.first()).toBeVisible();
  await page.context().setOffline(true);
  const words = page.getByRole('combobox', { name: 'Search the library' });
  await words.fill('china');
  await words.press('Enter');
  await expect(main.getByText('The connection failed.')).toBeVisible();
  await expect(hits).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(hits.first()).toBeVisible();
  await expect(page).toHaveURL(/keyWord=china/);
});
