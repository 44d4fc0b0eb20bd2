import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from './support/desk.ts';
import { expectFitAndCleanAtEachWidth } from './support/fit-and-clean.ts';
import { chooseLanguage } from './support/screens.ts';
import { signIn } from './support/sign-in.ts';

const READER = '20230021';
const NAME = '2026 年秋季读者满意度调查';
const HOSTILE = '<img src=x onerror="document.title=1"> \u202eevil =1+1';

async function openForm(page: Page) {
  await page.goto('/demo/#/personalCenter/questionnaire');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: NAME });
  await row.getByRole('link', { name: /^(Answer|填写)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
}

test('a reader answers questions of each kind, and staff see them as charts', async ({ page, browser }) => {
  await addLibrarian('questionnaires', 'demo', 'questionnaires.manage');
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await openForm(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Please choose one.', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: '几乎每天' })).toBeFocused();
  await expectFitAndCleanAtEachWidth(page);
  await page.getByRole('radio', { name: '几乎每天' }).check();
  await page.getByRole('checkbox', { name: '自习' }).check();
  await page.getByRole('checkbox', { name: '借还图书' }).check();
  await page.getByRole('radio', { name: '5 非常满意' }).check();
  for (const place of ['自习区', '研讨间', '自助借还机', '电子阅览室'])
    await page.getByRole('radio', { name: `${place} 好` }).check();
  await page.getByRole('textbox').last().fill(HOSTILE);

  await page.route('**/eanswer/doanswer', (route) => route.abort());
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/What you filled in is still here/)).toBeVisible();
  await expect(page.getByRole('radio', { name: '5 非常满意' })).toBeChecked();
  await page.unroute('**/eanswer/doanswer');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you for your answers!')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: NAME });
  await expect(row.getByText('Answered', { exact: true })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);

  const desk = await openDesk(browser, 'questionnaires');
  await goAtDesk(desk, '#/questionnaires');
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('link', { name: `Results ${NAME}` }).click();
  await expect(desk.getByText(/^Answers: \d+$/).first()).toBeVisible();
  await expect(desk.locator('svg').filter({ hasText: '几乎每天' }).first()).toBeVisible();
  await desk.getByText('As a table').first().click();
  await expect(desk.getByRole('row', { name: /几乎每天/ }).first()).toBeVisible();
  await expect(desk.getByText(/<img src=x onerror=/)).toBeVisible();
  await expect(desk).not.toHaveTitle('1');
  await expectFitAndCleanAtEachWidth(desk);
  await desk.context().close();
});

test('staff make a questionnaire, look at its preview and open it', async ({ browser }) => {
  await addLibrarian('asking', 'demo', 'questionnaires.manage');
  const desk = await openDesk(browser, 'asking');
  await goAtDesk(desk, '#/questionnaires');
  await desk.getByRole('link', { name: 'New questionnaire' }).click();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Give the question and at least two choices.')).toBeVisible();
  const name = `Seats ${Date.now()}`;
  await desk.getByLabel('Name').fill(name);
  await desk.getByLabel('Open from').fill('2026-01-01T08:00');
  await desk.getByLabel('Open until').fill('2099-01-01T08:00');
  await desk.getByLabel('Question', { exact: true }).fill('Which seat?');
  await desk.getByLabel('Choices').fill('By the window\nBy the door');
  await desk.getByLabel('Kind of question').selectOption('text');
  await desk.getByRole('button', { name: 'Add question' }).click();
  await desk.getByLabel('Question', { exact: true }).last().fill('Why?');
  await desk.getByRole('button', { name: /^Move up: Question 2/ }).click();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'Preview' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: '1. Why?' })).toBeVisible();
  await expect(dialog.getByRole('group', { name: '2. Which seat?' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await dialog.locator('footer').getByRole('button').click();
  await desk.getByRole('button', { name: 'Save' }).click();
  const line = desk.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(line.getByText('Draft', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: `Open ${name}` }).click();
  await expect(line.getByText('Open', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: `Close ${name}` }).click();
  await line.getByRole('button', { name: `Remove ${name}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(line).toHaveCount(0);
  await desk.context().close();
});

for (const language of ['zh-CN', 'en-US'] as const)
  test(`the form reads well in ${language}`, async ({ page }) => {
    await chooseLanguage(page, language);
    await page.goto('/demo/#/home');
    await signIn(page, '20230023');
    await openForm(page);
    await expectFitAndCleanAtEachWidth(page);
  });
