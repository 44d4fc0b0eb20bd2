import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { putLibrary } from '../support/library.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open } from '../support/settled.ts';

const WORDS = {
  'zh-CN': {
    report: '报告失效链接',
    what: '出现了什么问题？',
    note: /^补充说明/,
    send: '发送',
    thanks: /^谢谢/,
  },
  'en-US': {
    report: 'Report a broken link',
    what: 'What happens?',
    note: /^Anything else/,
    send: 'Send',
    thanks: /^Thank you/,
  },
} as const;

const main = (page: Page) => page.getByRole('main');

/** A database that everybody may open, by the pages of the staff. */
async function addDatabase(desk: Page, name: string): Promise<void> {
  await goAtDesk(desk, '#/databases');
  await desk.getByRole('link', { name: 'New database' }).click();
  await desk.getByLabel('Name (English)').fill(name);
  await desk.getByLabel('Code').fill('rivers');
  await desk.getByText('Open to readers').click();
  await desk.getByRole('tab', { name: 'Entrances' }).click();
  await desk.getByRole('button', { name: 'Add an entrance' }).click();
  // Nobody knows the name, so that nothing outside is asked.
  await desk.getByLabel('Address', { exact: true }).fill('https://rivers.spec.invalid/');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

test('readers report a link that fails, and staff check it, set it aside and are done', async ({
  page,
  browser,
}) => {
  const path = `links-${process.pid}`;
  const name = 'River Library';
  await putLibrary(path, {});
  await addLibrarian('e2e-links', path, 'resources.electronic');
  const desk = await openDesk(browser, 'e2e-links', { path });
  await addDatabase(desk, name);
  await goAtDesk(desk, '#/links');
  await expect(desk.getByText('No link is known to fail')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);

  for (const language of ['zh-CN', 'en-US'] as const) {
    const words = WORDS[language];
    await chooseLanguage(page, language, path);
    await open(page, `/${path}/#/databaseNav`);
    await main(page).getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);
    await main(page).getByRole('button', { name: words.report }).click();
    const dialog = page.getByRole('dialog', { name: words.report });
    await dialog.getByLabel(words.what).selectOption('asksPassword');
    await dialog.getByLabel(words.note).fill(`Since Monday <b>${language}</b>`);
    await expectFitAndCleanAtEachWidth(page);
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.thanks)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }

  await desk.reload();
  const line = desk.getByRole('listitem').filter({ hasText: name });
  await expect(line.getByText('2 reports')).toBeVisible();
  await expect(line.getByRole('link', { name: /^https:\/\/rivers\.spec\.invalid\// })).toHaveAttribute(
    'rel',
    /noreferrer/,
  );
  await line.getByText('2 notes of readers').click();
  await expect(line.getByText('Since Monday <b>en-US</b>')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);

  await line.getByRole('button', { name: /^Check now/ }).click();
  await expect(line.getByText(/nobody knows this host|no answer|connection ended/)).toBeVisible({
    timeout: 40_000,
  });
  await line.getByRole('button', { name: /^Set aside/ }).click();
  await expect(desk.getByText('No link is known to fail')).toBeVisible();
  await desk.getByRole('tab', { name: /^Set aside/ }).click();
  await expect(line).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await line.getByRole('button', { name: /^Take back/ }).click();
  await desk.getByRole('tab', { name: /^Open/ }).click();
  await desk.getByRole('button', { name: /^Found by/ }).click();
  await desk.getByRole('menuitemradio', { name: 'By readers' }).click();
  await expect(desk).toHaveURL(/source=readers/);
  await line.getByRole('button', { name: /^Done/ }).click();
  await expect(desk.getByText('No link matches')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.context().close();
});
