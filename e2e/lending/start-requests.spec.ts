import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { clientOf } from '../support/client.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** A reader whom no other spec uses. */
const READER = 'T20100001';

/** The record with this title. */
async function recordOf(title: string): Promise<string> {
  const client = clientOf('demo');
  const { searchResult } = await client.call(searchBibs, { keyWord: title, rows: 10 });
  const found = searchResult.find((hit) => hit.title === title);
  if (!found) throw new Error(`there is no ${title}`);
  return found.recordId;
}

async function showRecord(page: Page, title: string): Promise<void> {
  await page.goto(`/demo/#/searchList/bookDetails/${await recordOf(title)}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('a reader reserves what is on loan, with the wait and its ground, and finds it among the requests', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await showRecord(page, '三体');
  await expect(page.getByRole('button', { name: 'Sign in to request it' })).toBeVisible();
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await showRecord(page, '三体');
  const main = page.getByRole('main');
  await expect(main.getByText(/readers before you, \d+ copies, usually \d+ to \d+ days\./)).toBeVisible();
  await main.getByText('Other ways').click();
  await expect(main.getByText('No copy is on the shelf at the moment.').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await main.getByRole('button', { name: 'Reserve it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pickup place').selectOption({ index: 1 });
  await dialog.getByLabel('Note to the library').fill('Thank you');
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reserve it' }).click();
  await expect(page.getByText(/Request no\. \d{14} has been placed/)).toBeVisible();
  await expect(main.getByText('This book cannot be requested now')).toBeVisible();
  await expect(main.getByText('You have asked for this already.').first()).toBeVisible();

  await page.goto('/demo/#/personalCenter/requests');
  const row = main.getByRole('listitem').filter({ hasText: '三体' });
  await expect(row.getByText('In the queue')).toBeVisible();
});

test('a reader has a volume kept ready, and its copy is on hold for everybody', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await showRecord(page, '清史稿');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Hold for pickup' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Volume').selectOption({ index: 7 });
  const volume = await dialog.getByLabel('Volume').inputValue();
  await dialog.getByRole('button', { name: 'Hold for pickup' }).click();
  await expect(page.getByText(/Request no\. \d{14} has been placed/)).toBeVisible();
  await main.getByLabel('Find a volume').fill(volume);
  await expect(main.getByText('On hold for a reader').first()).toBeVisible();
  await page.goto('/demo/#/personalCenter/requests');
  const row = main.getByRole('listitem').filter({ hasText: '清史稿' });
  await expect(row.getByText('Sent')).toBeVisible();
  await row.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel request', exact: true }).click();
  await expect(row.getByText('Cancelled')).toBeVisible();
});
