import { type Browser, expect, type Page } from '@playwright/test';
import { lecternReading } from './lectern.ts';
import { chooseLanguage } from './screens.ts';

const PASSWORD = 'Desk2026-of-a-spec';

/** A member of the staff of the demo library who may work at the desk. Each spec has one of its own. */
export async function addLibrarian(account: string): Promise<void> {
  const words = ['--tenant', 'demo', '--account', account, '--name', 'Mina Desk', '--role', account];
  await lecternReading(`${PASSWORD}\n`, 'staff', 'add', ...words, '--permission', 'circulation.desk');
}

/** Signs a librarian in and chooses the first library where none was chosen at this computer. */
export async function signInAtDesk(page: Page, account: string, library?: string): Promise<void> {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/staff/');
  await page.getByLabel('Staff account').fill(account);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  if (library !== undefined) await page.getByLabel('Library').selectOption({ label: library });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Mina Desk' })).toBeVisible();
}

/** A desk in a window of its own. */
export async function openDesk(browser: Browser, account: string, library?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAtDesk(page, account, library);
  return page;
}

/** Scans a code at the desk, as a scanner does: its characters and Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Presses the button of the next step of a request in one of the desk's lists. */
export async function nextStep(page: Page, list: string, title: string, step: string): Promise<void> {
  await page.goto('/demo/staff/#/queues');
  await page.getByRole('tab', { name: list }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
  await row.getByRole('button', { name: step, exact: true }).click();
  await expect(row.getByRole('button', { name: step, exact: true })).toHaveCount(0);
}
