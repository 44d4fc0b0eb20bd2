import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { settled } from '../support/settled.ts';
import { signIn } from '../support/sign-in.ts';

const READER = '20230021';
const BOOK = '乡土中国';
const WRONG = 'The year of publication is not the one in the book.';
const ANSWER = 'Thank you, it is corrected.';

test('a reader says what is wrong in a record, the desk answers, and the reader is told', async ({
  page,
  browser,
}) => {
  await addLibrarian('feedback', 'demo', 'feedback.answer');
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto(`/demo/#/searchList?keyWord=${encodeURIComponent(BOOK)}`);
  await page.getByRole('main').getByRole('link', { name: BOOK, exact: true }).first().click();
  await page.getByRole('button', { name: 'Report an error' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/#\/searchList\/bookDetails\//)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Please write something.')).toBeVisible();
  await dialog.getByLabel('What is wrong?').fill(WRONG);
  await expectFitAndCleanAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  const desk = await openDesk(browser, 'feedback');
  await goAtDesk(desk, '#/feedback');
  const waiting = desk.getByRole('main').getByRole('listitem').filter({ hasText: WRONG }).first();
  await expect(waiting).toContainText(BOOK);
  await waiting.getByRole('button', { name: 'Answer', exact: true }).click();
  await waiting.getByRole('textbox', { name: 'Answer' }).fill(ANSWER);
  await expectFitAndCleanAtEachWidth(desk);
  await waiting.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText(WRONG)).toHaveCount(0);
  await desk.context().close();

  await page.goto('/demo/#/personalCenter/feedback');
  const own = page.getByRole('main').getByRole('listitem').filter({ hasText: WRONG }).first();
  await expect(own.getByText('Replied')).toBeVisible();
  await expect(own.getByText(ANSWER)).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.goto('/demo/#/personalCenter/inbox');
  await expect(page.getByRole('button', { name: /answer/i }).first()).toBeVisible();
});

async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 300;
    canvas.getContext('2d')?.fillRect(0, 0, 200, 300);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('the link in the footer tells the library on which page the reader was, with a picture', async ({
  page,
}) => {
  const words = 'The hours on this page are not those at the door.';
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto('/demo/#/hotBook?page=1');
  await settled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/\/demo\/#\/hotBook\?page=1$/)).toBeVisible();
  await dialog.getByRole('textbox').fill(words);
  const file = dialog.getByLabel('Picture file (JPEG or PNG)');
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(dialog.getByText(/Only|JPEG and PNG/).first()).toBeVisible();
  await file.setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: await picture(page) });
  await expect(dialog.getByText('door.png')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const own = page.getByRole('main').getByRole('listitem').filter({ hasText: words }).first();
  await expect(own.getByRole('img')).toHaveCount(1);
});
