import { expect, type Locator, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** A reader who did not review this book. The spec of courses signs in with the account too, and changes nothing that is seen here. */
const READER = '20230021';
const BOOK = '乡土中国';
const TEXT = '篇幅不长，每一章都能拿来讨论一整节课。';

/** Makes the window so low that it ends below a button, as it does for a row at the end of a screen. */
async function showDownTo(button: Locator): Promise<void> {
  const { width = 0 } = button.page().viewportSize() ?? {};
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await button.page().setViewportSize({ width, height: Math.ceil(y + height) });
}

test('a reader reviews a book, and it is shown and counted once staff have approved it', async ({
  page,
  browser,
}) => {
  test.slow();
  await addLibrarian('reviews', 'demo', 'moderation.decide');
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto(`/demo/#/searchList?keyWord=${encodeURIComponent(BOOK)}`);
  await page.getByRole('main').getByRole('link', { name: BOOK, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(BOOK);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  const reviews = page.getByRole('tabpanel');
  await expect(reviews.getByText('2 ratings')).toBeVisible();
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '5 stars' }).check();
  await dialog.getByLabel('Review', { exact: true }).fill(TEXT);
  await expectFitAndCleanAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(reviews.getByText('Waiting for approval')).toBeVisible();
  await expect(reviews.getByText('2 ratings')).toBeVisible();
  await expect(reviews.getByRole('listitem').filter({ hasText: TEXT })).toHaveCount(0);

  const desk = await openDesk(browser, 'reviews');
  await goAtDesk(desk, '#/moderation');
  const waiting = desk.getByRole('listitem').filter({ hasText: TEXT });
  await expect(waiting).toContainText(BOOK);
  await expectFitAndCleanAtEachWidth(desk);
  await showDownTo(waiting.getByRole('button', { name: /^Approve/ }));
  await waiting.getByRole('button', { name: /^Approve/ }).click();
  await expect(waiting).toHaveCount(0);
  await desk.context().close();

  await page.reload();
  await expect(reviews.getByText('3 ratings')).toBeVisible();
  await expect(reviews.getByRole('listitem').filter({ hasText: TEXT })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Reviews/ })).toContainText('3');
  await expectFitAndCleanAtEachWidth(page);
  await page.goto('/demo/#/personalCenter/comments');
  const own = page.getByRole('listitem').filter({ hasText: TEXT });
  await expect(own.getByText('Approved')).toBeVisible();
});
