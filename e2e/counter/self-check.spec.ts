import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { workOnShelf } from '../support/copy-on-shelf.ts';
import { addLibrarian, openDesk, scan } from '../support/desk.ts';
import { chooseLanguage } from '../support/screens.ts';
import { PASSWORD, signIn } from '../support/sign-in.ts';

const LIBRARIAN = 'self-check-desk';
/** A reader of this spec alone. */
const READER = '20230002';

test.beforeAll(() => addLibrarian(LIBRARIAN, 'demo', 'circulation.self-check'));

/** A computer that staff made a station, in a window of its own. */
async function openStation(browser: Browser, kind: string): Promise<Page> {
  const page = await openDesk(browser, LIBRARIAN, { building: 'Main Library' });
  await page.goto('/demo/staff/#/self-check');
  await page.getByLabel('What it is for').selectOption({ label: kind });
  await page.getByLabel('Name').fill('Foyer');
  await page.getByRole('button', { name: 'Open on this computer' }).click();
  await page.waitForURL(/#\/station$/);
  return page;
}

test('a reader borrows at a station and another one returns, without staff', async ({ browser }) => {
  const { title, barcode } = await workOnShelf('demo');
  const page = await openStation(browser, 'Readers borrow and return');
  await expect(page.getByLabel('Scan your card')).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  // The session of the staff has ended with it.
  expect(await page.evaluate(() => sessionStorage.getItem('demo:staffSession'))).toBeNull();

  await scan(page, READER);
  await expect(page.getByLabel('PIN or password')).toBeFocused();
  await scan(page, PASSWORD);
  await expect(page.getByLabel('Scan the barcode of a copy')).toBeFocused();
  await scan(page, barcode);
  await expect(page.getByText(/^Yours until /).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Scanned now' })).toContainText(title);
  await scan(page, 'no-such-copy');
  await expect(page.getByText('There is no such copy.').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Finish and sign out' }).click();
  await expect(page.getByLabel('Scan your card')).toBeFocused();
  await expect(page.getByText(title)).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Start returning' }).click();
  await scan(page, barcode);
  await expect(page.getByText('Put it on the returns shelf').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByLabel('Scan your card')).toBeFocused();
  await page.context().close();
});

test('a reader borrows with the phone by the code of the screen', async ({ browser, page }) => {
  const { title, barcode } = await workOnShelf('demo');
  const screen = await openStation(browser, 'Screen with the code for phones');
  const digits = screen.getByLabel(/^Code \d/);
  await expect(digits).toBeVisible();
  expect(await axeFaults(screen)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 780 });
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/');
  await signIn(page, READER);
  await page.goto('/demo/#/selfCheck');
  await page.getByLabel('Barcode of the copy').waitFor({ state: 'detached' });
  const code = ((await digits.textContent()) ?? '').replace(/\s/g, '');
  // As the picture of the screen opens it.
  await page.goto(`/demo/#/selfCheck?code=${code}`);
  await expect(page.getByText('You are in Main Library')).toBeVisible();
  await page.getByLabel('Barcode of the copy').fill(barcode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Scanned now' })).toContainText(title);
  await expect(page.getByText(/^Yours until /).first()).toBeVisible();
  await page.getByRole('button', { name: 'Show my code' }).click();
  await expect(page.getByText(/^Valid for /)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await screen.context().close();
});
