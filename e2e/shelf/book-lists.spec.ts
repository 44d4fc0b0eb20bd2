import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** A reader without lists. Other specs that use the account look at other things. */
const READER = '20230018';
const BOOK = '乡土中国';
/** A repeated test runs in another process, and the list of the first try is still there. */
const LIST = `Villages, seen from near ${process.pid}`;

/** A picture, drawn by the browser. */
async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 300;
    canvas.getContext('2d')?.fillRect(0, 0, 200, 300);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('a reader makes a list with a cover, and all see it when staff approved it, in its feed too', async ({
  page,
  browser,
  request,
}) => {
  await addLibrarian('e2e-lists', 'demo', 'moderation.decide');
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto('/demo/#/bookListNav');
  await page.getByRole('button', { name: 'New list' }).first().click();
  const making = page.getByRole('dialog');
  await making.getByLabel('Name of the list').fill(LIST);
  await making.getByLabel('Introduction').fill('For who grew up in one.');
  await making.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  const address = page.url();
  await page
    .getByLabel('File of the cover')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(page) });
  await expect(page.getByText('Uploaded')).toBeVisible();

  await page.goto(`/demo/#/searchList?keyWord=${encodeURIComponent(BOOK)}`);
  await page.getByRole('main').getByRole('link', { name: BOOK, exact: true }).first().click();
  await page.getByRole('button', { name: 'Add to a list' }).click();
  const adding = page.getByRole('dialog');
  await adding.getByRole('radio', { name: new RegExp(LIST) }).check();
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`Added to ${LIST}`)).toBeVisible();

  await page.goto(address);
  await expectFitAndCleanAtEachWidth(page);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('In review', { exact: true })).toBeVisible();

  const desk = await openDesk(browser, 'e2e-lists');
  await goAtDesk(desk, '#/moderation');
  const waiting = desk.getByRole('listitem').filter({ hasText: LIST });
  await waiting.getByRole('button', { name: /^Approve/ }).click();
  await expect(waiting).toHaveCount(0);
  await desk.context().close();

  const anybody = await (await browser.newContext()).newPage();
  await chooseLanguage(anybody, 'en-US');
  await anybody.goto('/demo/#/bookListNav');
  await anybody.getByRole('link', { name: LIST }).click();
  await expect(anybody.getByRole('heading', { level: 1, name: LIST })).toBeVisible();
  await expect(anybody.getByRole('link', { name: BOOK })).toBeVisible();
  await anybody.getByRole('button', { name: 'Share' }).click();
  const link = await anybody.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue();
  const feed = await request.get(`${new URL(link).pathname}/feed`);
  expect(await feed.text()).toContain(`<title>${BOOK}`);
  await anybody.goto(new URL(link).pathname);
  await expect(anybody.getByRole('heading', { level: 1, name: LIST })).toBeVisible();
  await expectFitAndCleanAtEachWidth(anybody);
  await anybody.goto(`${new URL(link).pathname}/embed`);
  await expect(anybody.getByRole('heading', { level: 1, name: LIST })).toBeVisible();
  await anybody.context().close();
});

test('a topic that staff write is a draft first, then stands among the topics and on the home page', async ({
  page,
  browser,
}) => {
  const title = 'The countryside';
  await addLibrarian('e2e-topics', 'demo', 'lists.edit');
  const desk = await openDesk(browser, 'e2e-topics');
  await goAtDesk(desk, '#/topics');
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'New topic' }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter a title for the topic.')).toBeVisible();
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Class').fill('Society');
  const text = form.getByLabel('Text (HTML)');
  await text.fill('Read these first <img src=x onerror=alert(1)>');
  await text.selectText();
  await form.getByRole('button', { name: 'Heading' }).click();
  await expect(form.getByRole('heading', { name: 'Read these first' })).toBeVisible();
  await form.getByLabel('Add a list').selectOption({ label: '毕业前该读的八部史书' });
  await expectFitAndCleanAtEachWidth(desk);
  await form.getByRole('button', { name: 'Save' }).click();
  const row = desk.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Draft')).toBeVisible();

  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/specialNav');
  await expect(page.getByRole('link', { name: '走进红楼梦' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);

  await row.getByRole('button', { name: /^Change/ }).click();
  await form.getByText('Open to readers').click();
  await form.getByText('Featured', { exact: true }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Public', { exact: true })).toBeVisible();
  await desk.context().close();

  await page.reload();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Read these first' })).toBeVisible();
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '毕业前该读的八部史书' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.goto('/demo/#/home');
  await expect(page.getByRole('region', { name: 'Topics' }).getByRole('link', { name: title })).toBeVisible();
});

test('staff write a list of the library: works found by words, in their order, open when it is ready', async ({
  page,
  browser,
}) => {
  const name = 'Novels for one evening';
  await addLibrarian('e2e-library-lists', 'demo', 'lists.edit');
  const desk = await openDesk(browser, 'e2e-library-lists');
  await goAtDesk(desk, '#/lists');
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'New list' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Name of the list').fill(name);
  for (const title of ['活着', BOOK]) {
    await form.getByLabel('Add a work').fill(title);
    await form
      .getByRole('button', { name: `Add ${title}`, exact: true })
      .first()
      .click();
  }
  await form.getByLabel(`Note: ${BOOK}`).fill('Begin here');
  await form.getByRole('button', { name: `Move up: ${BOOK}` }).click();
  await expect(form.getByRole('row').first()).toContainText(BOOK);
  const handle = form.getByRole('button', { name: 'Move 活着' });
  await handle.press('Enter');
  await expect(form.locator('[data-drop-target]')).toHaveCount(1);
  await desk.keyboard.press('ArrowUp');
  await desk.keyboard.press('Enter');
  await expect(form.getByRole('row').first()).toContainText('活着');
  await form
    .getByRole('row')
    .nth(1)
    .dragTo(form.getByRole('row').first(), { targetPosition: { x: 40, y: 2 } });
  await expect(form.getByRole('row').first()).toContainText(BOOK);
  await form
    .getByRole('row')
    .nth(1)
    .dragTo(form.getByRole('row').first(), { targetPosition: { x: 40, y: 2 } });
  await expect(form.getByRole('row').first()).toContainText('活着');
  await expectFitAndCleanAtEachWidth(desk);
  await form.getByRole('button', { name: 'Save' }).click();
  const row = desk.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Draft')).toBeVisible();
  await row.getByRole('button', { name: /^Change/ }).click();
  await form
    .getByLabel('File of the cover')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(desk) });
  await expect(desk.getByText('Uploaded')).toBeVisible();
  await form.getByText('Open to readers').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Public', { exact: true })).toBeVisible();
  await desk.context().close();

  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/bookListNav');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('活着');
  await expect(page.getByText('Begin here')).toBeVisible();
});
