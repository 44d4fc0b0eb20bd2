import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { putLibrary } from '../support/library.ts';
import { chooseLanguage } from '../support/screens.ts';
import { goTo, open } from '../support/settled.ts';

const WORDS = {
  'zh-CN': {
    literature: '文学院',
    chinese: '中文系',
    person: '何静',
    researchers: '学者',
    numbers: '以表格查看数据',
    perhaps: /^可能/,
    guess: '仅同名',
    withBases: '历史学院',
  },
  'en-US': {
    literature: 'School of Literature',
    chinese: 'Department of Chinese',
    person: 'He Jing',
    researchers: 'Researchers',
    numbers: 'Numbers as a table',
    perhaps: /^Perhaps/,
    guess: 'Same name only',
    withBases: 'School of History',
  },
} as const;

const main = (page: Page) => page.getByRole('main');

for (const language of ['zh-CN', 'en-US'] as const)
  test(`readers find colleges and researchers (${language})`, async ({ page }) => {
    const words = WORDS[language];
    await chooseLanguage(page, language);
    await open(page, '/demo/#/departmentList');
    await expect(main(page).getByRole('link', { name: words.chinese })).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);

    await main(page).getByRole('link', { name: words.literature, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.literature })).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
      await expectFitAndCleanAtEachWidth(page);
    }
    await page.getByRole('tab', { name: new RegExp(`^${words.researchers}`) }).click();
    await page.getByRole('tabpanel').getByRole('link', { name: words.person }).click();

    await expect(page.getByRole('heading', { level: 1, name: words.person })).toBeVisible();
    await main(page).getByText(words.numbers).first().click();
    await expect(main(page).getByRole('table').first().getByRole('row').nth(1)).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);

    await goTo(page, '#/researcher?letter=Z');
    await expect(main(page).locator('li h3')).not.toHaveCount(0);
    await expectFitAndCleanAtEachWidth(page);
    await goTo(page, '#/researcher?keyWord=zouzhibai');
    await main(page).locator('li h3 a').click();
    // Nobody confirmed the heading: what the catalogue has by this name is a guess, and says so.
    await expect(main(page).getByText(words.guess).first()).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);

    await goTo(page, '#/schoolBaseNav');
    await expect(main(page).getByRole('link', { name: words.withBases })).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);
  });

test('staff make a tree of colleges and a researcher in it', async ({ browser }) => {
  const path = `people-${process.pid}`;
  await putLibrary(path, {});
  await addLibrarian('e2e-people', path, 'resources.digital');
  const desk = await openDesk(browser, 'e2e-people', { path });
  await goAtDesk(desk, '#/units');
  for (const [name, code] of [
    ['School of Rivers', 'rivers'],
    ['School of Lakes', 'lakes'],
  ] as const) {
    await desk.getByRole('button', { name: 'Add a college' }).click();
    await desk.getByLabel('Name (English)').fill(name);
    await desk.getByLabel('Code').fill(code);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('heading', { name })).toBeVisible();
  }
  await desk.getByRole('button', { name: 'Move “School of Lakes” up' }).click();
  await expect(main(desk).getByRole('listitem').first()).toContainText('School of Lakes');
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'Change School of Lakes' }).click();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByLabel('Belongs to').selectOption({ label: 'School of Rivers' });
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(main(desk).getByRole('listitem').first()).toContainText('School of Rivers');

  await goAtDesk(desk, '#/researchers');
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('link', { name: 'Add a researcher' }).click();
  await desk.getByLabel('Name (English)').fill('Ahab Coffin');
  await desk.getByLabel('ORCID').fill('0000-0002-1825-0097');
  await desk.getByText('Show the page').click();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('link', { name: 'Publications Ahab Coffin' }).click();
  await expect(desk.getByText('There is nothing to confirm')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
});
