import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

const READER = '20230024';
const TITLE = `Charts of a quiet bay ${process.pid}`;

const main = (page: Page) => page.getByRole('main');

test('a reader offers a book, staff receive and accept it, and everybody sees who gave it', async ({
  page,
  browser,
}) => {
  await addLibrarian('e2e-gifts', 'demo', 'donations.manage');
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/bookDonate');
  await expect(page.getByRole('heading', { name: 'How to give' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto('/demo/#/donate');
  await main(page).getByRole('button', { name: 'Offer the donation' }).click();
  await expect(main(page).getByText('Please enter a title.')).toBeVisible();
  await main(page).getByLabel('Title', { exact: true }).fill(TITLE);
  await main(page).getByLabel('Copies').fill('2');
  await main(page)
    .getByLabel(/^Show my name/)
    .check();
  await expectFitAndCleanAtEachWidth(page);
  await main(page).getByRole('button', { name: 'Offer the donation' }).click();
  const own = main(page).getByRole('listitem').filter({ hasText: TITLE }).first();
  await expect(own.getByText('Offered', { exact: true })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);

  const desk = await openDesk(browser, 'e2e-gifts');
  await goAtDesk(desk, `#/donations?words=${encodeURIComponent(TITLE)}`);
  const waiting = main(desk).getByRole('listitem').filter({ hasText: TITLE }).first();
  await expectFitAndCleanAtEachWidth(desk);
  await waiting.getByRole('button', { name: /^Receive/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Receive' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await goAtDesk(desk, `#/donations?state=received&words=${encodeURIComponent(TITLE)}`);
  await waiting.getByRole('button', { name: /^Accept/ }).click();
  await desk.getByRole('dialog').getByLabel('Copies kept').fill('1');
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.context().close();

  await page.reload();
  await expect(own.getByText('Accepted', { exact: true })).toBeVisible();
  const letter = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Letter of thanks' }).click();
  expect((await letter).suggestedFilename()).toMatch(/^letter-of-thanks-\d{4}-\d{5}\.pdf$/);
  await page.goto(`/demo/#/bookDonate?keyWord=${encodeURIComponent(TITLE)}`);
  await main(page).getByRole('link', { name: TITLE }).click();
  await expect(main(page).getByText(/Given by/)).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
});

test('the pages of gifts in Chinese', async ({ page }) => {
  await chooseLanguage(page, 'zh-CN');
  await page.goto('/demo/#/bookDonate');
  await expect(page.getByRole('heading', { name: '捐赠名录' })).toBeVisible();
  await expect(main(page).getByText('捐赠人：启明大学1987级校友会').first()).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.goto('/demo/#/home');
  await expect(page.getByRole('heading', { name: '最近的捐赠' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '读者想要的书' })).toBeVisible();
});
