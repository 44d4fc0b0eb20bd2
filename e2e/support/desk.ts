import { type Browser, expect, type Page } from '@playwright/test';
import { lecternReading } from './lectern.ts';
import { chooseLanguage } from './screens.ts';
import { startAtDesk } from './start-signed-in.ts';

export const LIBRARIAN_PASSWORD = 'Desk2026-of-a-spec';

/** The account of a librarian. A repeated test runs in another process and adds another one. */
function accountOf(librarian: string): string {
  return `${librarian}-${process.pid}`;
}

/** A member of the staff of a demo library who may work at the desk, or has other permissions. Each spec has one of its own. */
export async function addLibrarian(
  librarian: string,
  path = 'demo',
  ...permissions: string[]
): Promise<void> {
  const account = accountOf(librarian);
  const words = ['--tenant', path, '--account', account, '--name', 'Mina Desk', '--role', account];
  const may = permissions.length === 0 ? ['circulation.desk'] : permissions;
  await lecternReading(
    `${LIBRARIAN_PASSWORD}\n`,
    'staff',
    'add',
    ...words,
    ...may.flatMap((one) => ['--permission', one]),
  );
}

/** The library of a desk: its path, and the name of the building where there are several; else the first one. */
export interface Desk {
  readonly path?: string;
  readonly building?: string;
}

/** Signs a librarian in and chooses the building where none was chosen at this computer. */
export async function signInAtDesk(
  page: Page,
  librarian: string,
  { path = 'demo', building }: Desk = {},
): Promise<void> {
  await chooseLanguage(page, 'en-US', path);
  await page.goto(`/${path}/staff/`);
  await page.getByLabel('Staff account').fill(accountOf(librarian));
  await page.getByLabel('Password').fill(LIBRARIAN_PASSWORD);
  await page.keyboard.press('Enter');
  if (building !== undefined) await page.getByLabel('Library').selectOption({ label: building });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Mina Desk' })).toBeVisible();
}

/** A desk in a window of its own, where a librarian is signed in. */
export async function openDesk(
  browser: Browser,
  librarian: string,
  { path = 'demo', building }: Desk = {},
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await chooseLanguage(page, 'en-US', path);
  const staff = { account: accountOf(librarian), password: LIBRARIAN_PASSWORD };
  await startAtDesk(page, path, staff, building);
  await page.goto(`/${path}/staff/`);
  await expect(page.getByRole('heading', { name: 'Hello, Mina Desk' })).toBeVisible();
  return page;
}

/** Scans a code at the desk, as a scanner does: its characters and Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Opens a page of the staff in the window of a desk. */
export async function goAtDesk(page: Page, hash: string): Promise<void> {
  await page.goto(new URL(hash, page.url()).href);
}

/** Presses the button of the next step of a request in one of the desk's lists. */
export async function nextStep(page: Page, list: string, title: string, step: string): Promise<void> {
  await goAtDesk(page, '#/queues');
  await page.getByRole('tab', { name: list }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
  await row.getByRole('button', { name: step, exact: true }).click();
  await expect(row.getByRole('button', { name: step, exact: true })).toHaveCount(0);
}
