import { expect, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';

test('an announcement that staff write is a draft first, then stands on the home page in the language of the reader', async ({
  page,
  browser,
}) => {
  await addLibrarian('e2e-announcements', 'demo', 'announcements.edit');
  const desk = await openDesk(browser, 'e2e-announcements');
  await goAtDesk(desk, '#/announcements');
  await expect(desk.getByRole('listitem').filter({ hasText: '古籍阅览室搬到三楼' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'New announcement' }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter a title in one language')).toBeVisible();
  await form.getByLabel('Title').fill('The lift is repaired');
  const text = form.getByLabel('Text (HTML)');
  await text.fill('Until Friday');
  await text.selectText();
  await form.getByRole('button', { name: 'Heading' }).click();
  await expect(form.getByRole('heading', { name: 'Until Friday' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await form.getByRole('tab', { name: '简体中文' }).click();
  await form.getByLabel('Title').fill('电梯维修');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = desk.getByRole('listitem').filter({ hasText: 'The lift is repaired' });
  await expect(row.getByText('Draft')).toBeVisible();

  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  const card = page.getByRole('region', { name: 'Announcements' });
  await expect(card.getByRole('link', { name: 'Longer opening hours at the end of term' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'The lift is repaired' })).toHaveCount(0);

  await row.getByRole('button', { name: /^Change/ }).click();
  await form.getByText('Open to readers').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Shown', { exact: true })).toBeVisible();
  await desk.context().close();

  await page.reload();
  await card.getByRole('link', { name: 'The lift is repaired' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Until Friday' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  // The index follows within a second.
  const beside = page.getByRole('region', { name: 'Also in this library' });
  await expect(async () => {
    await page.goto('/demo/#/searchList?keyWord=lift');
    await page.reload();
    await expect(beside.getByRole('link', { name: 'The lift is repaired' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(beside.getByText('1 announcement', { exact: true })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await beside.getByRole('link', { name: 'The lift is repaired' }).click();
  await page.getByRole('link', { name: 'All announcements' }).click();
  await expectFitAndCleanAtEachWidth(page);
  await chooseLanguage(page, 'zh-CN');
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: '电梯维修' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
});
