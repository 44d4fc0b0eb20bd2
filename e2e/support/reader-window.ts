import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { lookAtRequests } from './moved-clock.ts';
import { chooseLanguage } from './screens.ts';
import { startSignedIn } from './start-signed-in.ts';

/** A signed-in reader in a window of their own, in English. */
export async function openReader(
  browser: Browser,
  account: string,
  { path = 'demo', width = 1440 } = {},
): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
  await chooseLanguage(page, 'en-US', path);
  await startSignedIn(page, path, account);
  await page.goto(`/${path}/#/home`);
  return page;
}

/** Opens a page of the library in the window of a reader. A page that is open already is loaded again. */
export async function goAsReader(page: Page, hash: string): Promise<void> {
  await page.goto(new URL(hash, page.url()).href);
  await page.reload();
}

/** Lets messages leave the inbox at any hour: a test may run at night, when readers usually find them in the inbox only. */
export async function hearAtAnyHour(page: Page): Promise<void> {
  await goAsReader(page, '#/personalCenter/inbox');
  await page.getByRole('link', { name: 'Notifications' }).click();
  const quiet = page.getByRole('checkbox', { name: /^Use only the inbox at these hours/ });
  await quiet.click();
  await expect(quiet).not.toBeChecked();
}

/** Opens the dialog with which a request for a record begins, by the button of its kind. */
export async function beginRequest(page: Page, recordId: string, kind: string): Promise<Locator> {
  await goAsReader(page, `#/searchList/bookDetails/${recordId}`);
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: kind, exact: true });
  const others = main.getByText('Other ways');
  await others.or(button).first().waitFor();
  if (!(await button.isVisible())) await others.click();
  await button.click();
  const dialog = page.getByRole('dialog');
  // Nothing is sent before the dialog knows what is possible.
  await dialog.getByLabel('Phone or e-mail').waitFor();
  return dialog;
}

/** Sends the dialog of a request. */
export async function sendRequest(dialog: Locator, kind: string): Promise<void> {
  await dialog.getByRole('button', { name: kind, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** The row of a reader's request for a title, as it is now. */
async function requestRow(page: Page, title: string): Promise<Locator> {
  await goAsReader(page, '#/personalCenter/requests');
  const link = page.getByRole('link', { name: title, exact: true });
  return page.getByRole('main').getByRole('listitem').filter({ has: link }).first();
}

/** Waits until a reader's request for a title says this, whoever moves it. Returns its row. */
export async function requestSays(page: Page, title: string, words: string | RegExp): Promise<Locator> {
  let row: Locator | undefined;
  await expect(async () => {
    lookAtRequests();
    row = await requestRow(page, title);
    await expect(row.getByText(words)).toBeVisible({ timeout: 3000 });
  }).toPass();
  return row!;
}
