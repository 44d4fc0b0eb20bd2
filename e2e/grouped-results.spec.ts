import { expect, test } from '@playwright/test';
import { speak } from './support/screens.ts';
import { settled } from './support/settled.ts';

test('hits come in groups where the reader asks for it, and each group leads to all it has', async ({
  page,
}) => {
  await speak(page, 'en-US');
  await page.goto('/demo/#/searchList?keyWord=history');
  await settled(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'More for these results' }).click();
  await page.getByRole('menuitemradio', { name: 'Group by: Language' }).click();
  await expect(page).toHaveURL(/group=langCode/);
  const english = main.getByRole('region', { name: 'English' });
  await expect(english.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'Chinese' })).toBeVisible();

  await english.getByRole('link', { name: /^See / }).click();
  await expect(page).toHaveURL(/langCode=eng/);
  await expect(main.getByRole('button', { name: 'Remove filter English' })).toBeVisible();
  await page.goBack();
  await expect(english).toBeVisible();
  await main.getByRole('link', { name: 'Show as one list' }).click();
  await expect(main.getByRole('region', { name: 'English' })).toHaveCount(0);
});
