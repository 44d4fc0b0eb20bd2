import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { workOnShelf } from '../support/copy-on-shelf.ts';
import { addLibrarian, openDesk as openDeskOf, scan } from '../support/desk.ts';
import { lecternReading } from '../support/lectern.ts';
import { chooseLanguage } from '../support/screens.ts';

const READER = 'G20240002';
// Another worker goes on after a failure, and has an account of its own.
const STAFF = { account: `e2e-desk-${process.pid}`, password: 'Desk2026-scanner' };
const PAGES = ['desk', 'queues?list=queue', 'places', 'copies'];

test.beforeAll(async () => {
  const { account, password } = STAFF;
  const words = ['--tenant', 'demo', '--account', account, '--name', 'Lin Desk', '--role', 'e2e-desk'];
  const may = ['circulation.desk', 'circulation.override'].flatMap((one) => ['--permission', one]);
  await lecternReading(`${password}\n`, 'staff', 'add', ...words, ...may);
});

test('a scanner alone lends, notices a second scan, takes back and undoes', async ({ page }) => {
  const { barcode: copy } = await workOnShelf('demo');
  await chooseLanguage(page, 'en-US');
  await openDesk(page);
  await scan(page, READER);
  await expect(page.getByRole('region', { name: 'Open reader' })).toContainText(READER);
  await scan(page, copy);
  const done = page.getByRole('region', { name: 'Done here' }).getByRole('listitem');
  await expect(done.filter({ hasText: 'Lent, due' })).toHaveCount(1);
  // The scanner sent it twice: one loan.
  await scan(page, copy);
  await expect(done.filter({ hasText: 'Lent, due' })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Scan, or type a name')).toBeFocused();
  await scan(page, copy);
  await expect(done.first()).toContainText('Back to the shelf');
  await page.keyboard.press('F8');
  await expect(done.first()).toContainText('The last step was undone');
  await scan(page, copy);
  await expect(done.first()).toContainText('Back to the shelf');
  await scan(page, '%%%garbage###');
  await expect(done.first()).toContainText('No copy, card or name found');
});

for (const [language, width] of [
  ['zh-CN', 1440],
  ['en-US', 360],
] as const) {
  test(`the pages of the desk are clean for axe: ${language}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await chooseLanguage(page, language);
    await openDesk(page);
    for (const path of PAGES) {
      await page.goto(`/demo/staff/#/${path}`);
      await expect(page.locator('main h1')).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await axeFaults(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}

test('the menu of who may do everything shows its parts down to Administration, 900 px high', async ({
  browser,
}) => {
  await addLibrarian('e2e-menu', 'demo', ...PERMISSIONS);
  const desk = await openDeskOf(browser, 'e2e-menu');
  await desk.setViewportSize({ width: 1440, height: 900 });
  const menu = desk.getByRole('navigation', { name: 'Staff menu' });
  const administration = menu.getByRole('button', { name: 'Administration' });
  await expect(administration).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate((element) => element.scrollTop)).toBe(0);
  await administration.click();
  await expect(menu.getByRole('link', { name: 'Audit' })).toBeVisible();
});

test('staff choose their language before they sign in', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/staff/');
  await expect(page.getByLabel('Staff account')).toBeVisible();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByLabel('Mot de passe')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
});

async function openDesk(page: Page): Promise<void> {
  await page.goto('/demo/staff/');
  const [account, password] = [page.locator('form input').first(), page.locator('input[type=password]')];
  await account.fill(STAFF.account);
  await password.fill(STAFF.password);
  await page.keyboard.press('Enter');
  await page.goto('/demo/staff/#/where');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/staff\/#\/$/);
  await page.goto('/demo/staff/#/desk');
  await expect(page.locator('main form input').first()).toBeFocused();
}
