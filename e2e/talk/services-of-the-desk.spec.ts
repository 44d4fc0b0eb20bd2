import { expect, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

const READER = '20230021';
const BOOK = '乡土中国';
const NOTE = 'A scan of chapter two is enough.';
const ANSWER = 'The scan waits for you at the desk.';

test('a reader asks for a document from its record, the desk answers, and the reader sees it', async ({
  page,
  browser,
}) => {
  await addLibrarian('services', 'demo', 'feedback.answer');
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto(`/demo/#/searchList?keyWord=${encodeURIComponent(BOOK)}`);
  await page.getByRole('main').getByRole('link', { name: BOOK, exact: true }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Document delivery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a document' });
  await expect(dialog.getByLabel('Title of the work')).toHaveValue(BOOK);
  await dialog.getByLabel('ISSN, ISBN or DOI').fill('1234-5678');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('This is not an ISSN, ISBN or DOI.', { exact: false })).toBeVisible();
  await dialog.getByLabel('ISSN, ISBN or DOI').fill('0378-5955');
  await dialog.getByLabel('Volume, issue, pages').fill('12-30');
  await dialog.getByLabel('Note to the library').fill(NOTE);
  await expectFitAndCleanAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const own = page.getByRole('main').getByRole('listitem').filter({ hasText: NOTE }).first();
  await expect(page).toHaveURL(/personalCenter\/delivery$/);
  await expect(own.getByText('Not replied', { exact: true })).toBeVisible();

  const desk = await openDesk(browser, 'services');
  await goAtDesk(desk, '#/feedback');
  await desk.getByLabel('Kind').selectOption({ label: 'Document delivery' });
  const waiting = desk.getByRole('main').getByRole('listitem').filter({ hasText: NOTE }).first();
  await expect(waiting).toContainText('12-30');
  await waiting.getByRole('button', { name: 'Answer', exact: true }).click();
  await waiting.getByRole('textbox', { name: 'Answer' }).fill(ANSWER);
  await expectFitAndCleanAtEachWidth(desk);
  await waiting.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText(NOTE)).toHaveCount(0);
  await desk.context().close();

  await page.reload();
  await expect(own.getByText('Replied', { exact: true })).toBeVisible();
  await expect(own.getByText(ANSWER)).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.goto('/demo/#/personalCenter/inbox');
  await expect(page.getByRole('button', { name: /answered your request/i }).first()).toBeVisible();
});

test('a thesis check needs the consent of the reader', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto('/demo/#/personalCenter/thesis');
  await page.getByRole('button', { name: 'Request a plagiarism check' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('The library needs your consent.')).toBeVisible();
  await expect(dialog.getByText('Please fill in this field.')).toHaveCount(2);
  await expectFitAndCleanAtEachWidth(page);
});

test('a public library shows no thesis check and no leaving school', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/harbour/#/home');
  await signIn(page, 'H1008');
  await page.goto('/harbour/#/personalCenter');
  const menu = page.getByRole('navigation', { name: 'My pages' });
  await expect(menu.getByRole('link', { name: 'Document delivery' })).toBeVisible();
  await expect(menu.getByText('Plagiarism check')).toHaveCount(0);
  await expect(menu.getByText('Leaving the university')).toHaveCount(0);
});
