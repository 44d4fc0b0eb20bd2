import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

const READER = '20230021';
const CHINESE = '2026 年秋季读者满意度调查';
const NAME = 'How content are you with the library? Autumn 2026';
const HOSTILE = '<img src=x onerror="document.title=1"> \u202eevil =1+1';

async function openForm(page: Page, name = NAME) {
  await page.goto('/demo/#/personalCenter/questionnaire');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await row.getByRole('link', { name: /^(Answer|填写|Répondre)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a reader answers questions of each kind, and staff see them as charts', async ({ page, browser }) => {
  await addLibrarian('questionnaires', 'demo', 'questionnaires.manage');
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await openForm(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Please choose one.', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Nearly every day' })).toBeFocused();
  await expectFitAndCleanAtEachWidth(page);
  await page.getByRole('radio', { name: 'Nearly every day' }).check();
  await page.getByRole('checkbox', { name: 'Studying' }).check();
  await page.getByRole('checkbox', { name: 'Borrowing and returning' }).check();
  await page.getByRole('radio', { name: '5 Very much' }).check();
  for (const place of ['Study area', 'Group rooms', 'Self-service machines', 'Computer room'])
    await page.getByRole('radio', { name: `${place} Good` }).check();
  await page.getByRole('textbox').last().fill(HOSTILE);

  await page.route('**/eanswer/doanswer', (route) => route.abort());
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/What you filled in is still here/)).toBeVisible();
  await expect(page.getByRole('radio', { name: '5 Very much' })).toBeChecked();
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
  await desk.getByRole('link', { name: `Results ${CHINESE}` }).click();
  await expect(desk.getByText(/^Answers: \d+$/).first()).toBeVisible();
  await expect(
    desk
      .locator('[aria-hidden] > div')
      .filter({ hasText: /^几乎每天\d/ })
      .first(),
  ).toBeVisible();
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
  await line.getByRole('button', { name: `Delete ${name}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(line).toHaveCount(0);
  await desk.context().close();
});

for (const [language, name, choice] of [
  ['zh-CN', CHINESE, '几乎每天'],
  ['en-US', NAME, 'Nearly every day'],
  // French readers get the English words, which they read more easily than Chinese.
  ['fr-FR', NAME, 'Nearly every day'],
] as const)
  test(`the form is in the language of the reader where the library wrote it: ${language}`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await page.goto('/demo/#/home');
    await signIn(page, '20230023');
    await openForm(page, name);
    await expect(page.getByRole('radio', { name: choice })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute(
      'lang',
      language === 'zh-CN' ? 'zh-CN' : 'en-US',
    );
    await expectFitAndCleanAtEachWidth(page);
  });
