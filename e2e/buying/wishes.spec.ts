import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

const READER = '20230023';
const SEARCHED = 'Zzlanterns of the far quay';
const TITLE = `Lanterns of the far quay ${process.pid}`;
const REPLY = 'Ordered for you.';

const main = (page: Page) => page.getByRole('main');

test('a reader who finds nothing wishes for it, staff order and receive it, and the reader is first in the queue', async ({
  page,
  browser,
}) => {
  await addLibrarian('e2e-wishes', 'demo', 'suggestions.decide');
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto(`/demo/#/searchList?keyWord=${encodeURIComponent(SEARCHED)}`);
  await main(page).getByRole('link', { name: 'Recommend it to the library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recommendations' })).toBeVisible();
  // What was typed is looked for at once; nobody has it.
  await expect(main(page).getByText('Nothing was found')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);

  await page.getByRole('tab', { name: 'Own words' }).click();
  const form = main(page);
  await form.getByLabel('Title', { exact: true }).fill(TITLE);
  await form.getByLabel('ISBN').fill('978-7-02-000220-8');
  await form.getByLabel('Language').selectOption('eng');
  await form.getByLabel('Reason').selectOption({ label: 'For research' });
  await form.getByRole('button', { name: 'Recommend', exact: true }).click();
  await expect(form.getByText('The ISBN is not valid.')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await form.getByLabel('ISBN').fill('979-8-88888-000-5');
  await form.getByRole('button', { name: /^Recommend/ }).click();
  const own = form.getByRole('listitem').filter({ hasText: TITLE });
  await expect(own.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);

  const desk = await openDesk(browser, 'e2e-wishes');
  await goAtDesk(desk, `#/suggestions?words=${encodeURIComponent(TITLE)}`);
  const waiting = main(desk).getByRole('listitem').filter({ hasText: TITLE }).first();
  await expect(waiting.getByText('1 reader wishes it')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await waiting.getByRole('button', { name: /^Decide/ }).click();
  const decide = desk.getByRole('dialog');
  await decide.getByLabel('Answer to the readers').fill(REPLY);
  await expectFitAndCleanAtEachWidth(desk);
  await decide.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(decide).toHaveCount(0);
  await goAtDesk(desk, `#/suggestions?state=order&words=${encodeURIComponent(TITLE)}`);
  await waiting.getByRole('button', { name: /^Receive/ }).click();
  const receive = desk.getByRole('dialog');
  await expectFitAndCleanAtEachWidth(desk);
  await receive.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(desk.getByText(/1 reader is in the queue/)).toBeVisible();
  await desk.context().close();

  await page.reload();
  await page.getByRole('tab', { name: 'My recommendations' }).click();
  await expect(own.getByText('Arrived', { exact: true }).first()).toBeVisible();
  await expect(own.getByText(REPLY)).toBeVisible();
  await page.getByRole('tab', { name: 'What came' }).click();
  await expect(form.getByRole('link', { name: TITLE })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.goto('/demo/#/personalCenter/requests');
  await expect(main(page).getByText(TITLE).first()).toBeVisible();
});

test('the forms for a database and of the library, in Chinese', async ({ page }) => {
  await chooseLanguage(page, 'zh-CN');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto('/demo/#/personalCenter/purderRec');
  await expect(page.getByRole('tab', { name: '书目荐购', selected: true })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.getByRole('tab', { name: '电子资源荐购' }).click();
  await main(page).getByRole('button', { name: '提交荐购' }).click();
  await expect(main(page).getByText('请输入资源名称')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.goto('/demo/#/customTabs');
  await expect(main(page).getByLabel('课程名称')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
});
