import { expect, test } from '@playwright/test';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';

test('a row leads to the other editions of its work, each with whether it can be had', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/#/searchList?keyWord=窗边的小豆豆');
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /^1 other edition/ })
    .first()
    .click();
  await settled(page);
  await expect(main.getByRole('tab', { name: /^Other editions/, selected: true })).toBeVisible();
  const edition = main.getByRole('listitem').filter({ hasText: 'Japanese' });
  await expect(edition.getByRole('link', { name: '窓ぎわのトットちゃん' })).toBeVisible();
  await expect(edition.getByText(/Available|on loan|Not on shelf|of \d/i).first()).toBeVisible();

  await edition.getByRole('link', { name: '窓ぎわのトットちゃん' }).click();
  await expect(main.getByRole('heading', { level: 1, name: '窓ぎわのトットちゃん' })).toBeVisible();
  await expect(main.getByRole('tab', { name: /^Other editions/ })).toBeVisible();
});
