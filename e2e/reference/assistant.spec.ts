import { expect, type Page, test } from '@playwright/test';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { openReader } from '../support/reader-window.ts';
import { chooseLanguage } from '../support/screens.ts';
import { fillLoginForm, signIn } from '../support/sign-in.ts';

const FIELD = 'Ask a question';
const ZH_FIELD = '输入您的问题';

async function ask(page: Page, question: string, field = FIELD): Promise<void> {
  await page.getByRole('textbox', { name: field }).fill(question);
  await page.keyboard.press('Enter');
}

test('a reader asks, sees cited works with live availability, renews what is proposed, asks on, and erases the talk', async ({
  browser,
}) => {
  const page = await openReader(browser, 'H1001', { path: 'harbour' });
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  const panel = page.getByRole('complementary', { name: 'Assistant' });
  await expect(panel.getByRole('list', { name: 'Try asking' }).getByRole('button')).toHaveCount(6);
  await expectFitAndCleanAtEachWidth(page);

  await ask(page, 'books about the sea');
  const works = panel.getByRole('list', { name: 'Works in this answer' });
  await expect(works.getByText(/available to borrow/).first()).toBeVisible();
  await panel.getByRole('button', { name: '1', exact: true }).click();
  await expect(works.getByRole('listitem').first()).toBeFocused();
  await expectFitAndCleanAtEachWidth(page);
  await ask(page, 'only those since 1950');
  const filters = panel.getByRole('list', { name: 'Filters read from the question' });
  await filters.getByRole('button', { name: /Remove the filter/ }).click();
  await expect(panel.getByRole('button', { name: 'Restore filters' })).toBeVisible();

  await ask(page, 'Can I renew my books?');
  await panel.getByRole('button', { name: /Renew “Endurance/ }).click();
  const confirm = page.getByRole('dialog', { name: 'Renew a loan' });
  await confirm.getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(page.getByText(/^Renewed “Endurance/)).toBeVisible();
  await panel.getByRole('button', { name: 'Answer again' }).click();
  await expect(panel.getByText('2 of them can be renewed').first()).toBeVisible();
  await panel.getByRole('button', { name: 'This helped', exact: true }).last().click();
  await expect(panel.getByRole('button', { name: 'This helped', exact: true }).last()).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.reload();
  await expect(panel.getByText('Can I renew my books?')).toBeVisible();
  await expect(panel.getByText('Kept for 30 days.')).toBeVisible();
  await panel.getByRole('button', { name: 'Delete the whole conversation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(panel.getByText('Can I renew my books?')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.context().close();
});

test('in Chinese a reader asks, copies, asks on, renews what is proposed, and finds the talk again', async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  ).newPage();
  await chooseLanguage(page, 'zh-CN');
  await page.goto('/demo/#/home');
  await signIn(page, '20230002');
  await page.getByRole('button', { name: '打开智能助手' }).click();
  const panel = page.getByRole('complementary', { name: '智能助手' });
  await ask(page, '有哪些历史方面的书？', ZH_FIELD);
  const works = panel.getByRole('list', { name: '回答中的文献' });
  await expect(works.getByRole('listitem').first()).toContainText(/可借|在架|借出|在线|馆内/);
  expect(await works.getByRole('listitem').count()).toBeLessThanOrEqual(10);
  await panel.getByRole('button', { name: '1', exact: true }).first().click();
  await expect(works.getByRole('listitem').first()).toBeFocused();
  await expectFitAndCleanAtEachWidth(page);
  await panel.getByRole('button', { name: '复制' }).last().click();
  await expect(page.getByText('复制成功')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('《');

  await ask(page, '只要2000年以后的', ZH_FIELD);
  await expect(panel.getByRole('list', { name: '从问题中读出的条件' }).last()).toContainText('2000');
  await ask(page, '怎么打印？', ZH_FIELD);
  await expect(panel.getByText('这是图书馆员写的回答。')).toBeVisible();

  await ask(page, '我借的书可以续借吗？', ZH_FIELD);
  await panel
    .getByRole('button', { name: /^续借《/ })
    .first()
    .click();
  const confirm = page.getByRole('dialog', { name: '续借' });
  await confirm.getByRole('button', { name: '续借', exact: true }).click();
  await expect(page.getByText(/^已续借《/)).toBeVisible();
  await panel.getByRole('button', { name: '重新回答' }).click();
  await expect(panel.getByRole('button', { name: '重新回答' })).toBeVisible();
  await page.reload();
  await expect(panel.getByText('怎么打印？')).toBeVisible();
  await expect(panel.getByText('这是图书馆员写的回答。')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await panel.getByRole('button', { name: '删除全部对话' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(panel.getByText('怎么打印？')).toHaveCount(0);
  await page.context().close();
});

test('a question that is refused is taken back after a word of two seconds', async ({ browser }) => {
  const page = await openReader(browser, 'H1002', { path: 'harbour' });
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  const message = 'Too many people are asking right now. Please try again soon.';
  const busy = { success: false, errCode: 'ASSISTANT_BUSY', message, data: null };
  await page.route('**/find/ai/answer', (route) => route.fulfill({ status: 429, json: busy }));
  await ask(page, 'What is new?');
  const word = page.getByText('Too many people are asking right now.');
  await expect(word).toBeVisible();
  await expect(word).toBeHidden();
  await page.context().close();
});

test('an answer can be stopped, and says why it is not from the model that the library chose', async ({
  browser,
}) => {
  const page = await openReader(browser, 'H1002', { path: 'harbour' });
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  const panel = page.getByRole('complementary', { name: 'Assistant' });
  await page.route('**/find/ai/answer', () => undefined);
  await ask(page, 'What is new?');
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByText('Stopped.')).toBeVisible();
  await page.unroute('**/find/ai/answer');

  const lines = [
    { dataType: 4, data: { fallback: 'modelAway' } },
    { dataType: 0, data: { chunkMessage: { content: 'From the **catalogue**.' }, bookAttrs: [] } },
    { dataType: 9, data: { state: 'done', known: true } },
  ];
  const body = lines.map((line) => JSON.stringify(line)).join('\n');
  await page.route('**/find/ai/answer', (route) =>
    route.fulfill({ contentType: 'application/x-ndjson', body }),
  );
  await ask(page, 'What is new?');
  await expect(
    panel.getByText('The language model is not available. The catalogue answered instead.').first(),
  ).toBeVisible();
  await page.unroute('**/find/ai/answer');

  await page.route('**/find/ai/answer', (route) => route.abort());
  await ask(page, 'What is new?');
  await expect(panel.getByText('The answer was interrupted. Please try again.')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.context().close();
});

test('who is not signed in finds the question again after signing in, and gets an answer with its search', async ({
  page,
}) => {
  await chooseLanguage(page, 'zh-CN');
  await page.goto('/demo/#/aiSearch');
  await ask(page, '有哪些历史方面的书在架？', '用一句话说出要找什么');
  await fillLoginForm(page, '20230001');
  await page.locator('dialog button[type=submit]').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  const field = page.getByRole('textbox', { name: '用一句话说出要找什么' });
  await expect(field).toHaveValue('有哪些历史方面的书在架？');
  await expectFitAndCleanAtEachWidth(page);
  await field.press('Enter');
  await expect(page.getByRole('region', { name: '检索结果' }).getByRole('listitem').first()).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.getByRole('button', { name: '去掉条件：在架' }).click();
  await expect(page.getByRole('button', { name: '去掉条件：在架' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '恢复条件' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
});

test('works are guessed only for a reader who agrees, with the reason', async ({ browser }) => {
  const page = await openReader(browser, '20230002');
  await page.goto('/demo/#/aiSearch');
  const guessed = page.getByRole('region', { name: 'You may like' });
  await guessed.getByRole('button', { name: 'Agree and show suggestions' }).click();
  await expect(guessed.getByText(/^Because you/).first()).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await guessed.getByRole('button', { name: 'Stop suggesting' }).click();
  await expect(guessed.getByRole('button', { name: 'Agree and show suggestions' })).toBeVisible();
  await page.context().close();
});
