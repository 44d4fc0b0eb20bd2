import { expect, test } from '@playwright/test';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';

test('hits can be grouped, and each group leads to all its hits', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
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

test('a record that the groups do not show leads back to the page of its group with it', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/#/searchList?keyWord=history&group=langCode');
  const main = page.getByRole('main');
  const shown = main.getByRole('region', { name: 'English' }).locator('ol > li h2 a');
  await expect(shown.first()).toBeVisible();
  // Rows are drawn in steps.
  await settled(page);
  const count = await shown.count();
  const last = (await shown.last().textContent())!;
  await shown.last().click();
  const way = main.getByRole('navigation', { name: 'In the list of results' });
  await expect(way.getByText(new RegExp(`^${count} of `))).toBeVisible();
  await way.getByRole('link', { name: /^Back to/ }).click();
  await expect(page).toHaveURL(/group=langCode/);
  await expect(shown.last()).toHaveText(last);
  await expect(shown.last()).toBeFocused();

  await shown.last().click();
  for (let place = count + 1; place <= 11; place++) {
    await way.getByRole('link', { name: /^Next: / }).click();
    await expect(way.getByText(new RegExp(`^${place} of `))).toBeVisible();
  }
  const eleventh = (await main.getByRole('heading', { level: 1 }).textContent())!;
  await way.getByRole('link', { name: /^Back to/ }).click();
  await expect(page).toHaveURL(/langCode=eng/);
  await expect(page).toHaveURL(/page=2/);
  await expect(page).not.toHaveURL(/group=/);
  await expect(main.getByRole('link', { name: eleventh, exact: true }).first()).toBeFocused();
});
