import { expect, type Page, test } from '@playwright/test';
import { workOnShelf } from './support/copy-on-shelf.ts';
import { addLibrarian, nextStep, openDesk, scan } from './support/desk.ts';
import { lectern } from './support/lectern.ts';
import { mailsTo } from './support/outbox.ts';
import { chooseLanguage } from './support/screens.ts';
import { signIn } from './support/sign-in.ts';

const LIBRARIAN = 'e2e-both-sides';
const READER = '20230002';
const MAIL = 'qihang.zhou@example.org';

test('a copy is fetched for a reader, kept, told by mail, shown by its code and lent once', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await addLibrarian(LIBRARIAN);
  await lectern(
    'patron',
    'contact',
    'set',
    'mail',
    MAIL,
    '--tenant',
    'demo',
    '--account',
    READER,
    '--verified',
  );
  const work = await workOnShelf(5);
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await hearAtAnyHour(page);
  await page.goto(`/demo/#/searchList/bookDetails/${work.recordId}`);
  await page.getByRole('button', { name: 'Have it kept ready' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Have it kept ready' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const desk = await openDesk(browser, LIBRARIAN);
  await nextStep(desk, 'To answer', work.title, 'Accept');
  await nextStep(desk, 'To pick', work.title, 'Pick');
  await nextStep(desk, 'To pick', work.title, 'Keep');
  const row = await requestOf(page, work.title);
  await expect(row.getByText('Kept for you')).toBeVisible();
  await row.getByRole('button', { name: 'Show pickup code' }).click();
  await expect(page.getByRole('dialog').getByText(/Valid for/)).toBeVisible();
  await page.keyboard.press('Escape');

  await desk.goto('/demo/staff/#/desk');
  await expect(desk.getByPlaceholder('Scan, or type a name')).toBeFocused();
  await scan(desk, READER);
  await expect(desk.getByLabel('Open reader')).toBeVisible();
  await scan(desk, work.barcode);
  await expect(desk.getByText(/^Lent, due/).first()).toBeVisible();
  await scan(desk, work.barcode);
  await expect(desk.getByText(/^Lent, due/)).not.toHaveCount(1);
  await expect((await requestOf(page, work.title)).getByText('Borrowed')).toBeVisible();
  // Messages of a minute go in one mail.
  await expect
    .poll(() => mailsTo(MAIL).filter((mail) => mail.includes(work.title)), { timeout: 150_000 })
    .not.toEqual([]);
});

/** The test may run at night, when a reader usually finds messages in the inbox only. */
async function hearAtAnyHour(page: Page): Promise<void> {
  await page.goto('/demo/#/personalCenter/inbox');
  await page.getByRole('link', { name: 'How I am told' }).click();
  const quiet = page.getByRole('checkbox', { name: /^Use only the inbox at these hours/ });
  await quiet.click();
  await expect(quiet).not.toBeChecked();
}

/** A reader's row of a request for this title. */
async function requestOf(page: Page, title: string) {
  await page.goto('/demo/#/personalCenter/requests');
  await page.reload();
  return page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
}
