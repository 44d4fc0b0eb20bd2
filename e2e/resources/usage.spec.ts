import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { putLibrary } from '../support/library.ts';
import { chooseLanguage } from '../support/screens.ts';

const DATABASE = 'River Library';
const PAGES = ['usage', 'usage/imports', 'usage/sources', 'usage/providers', 'usage/costs'] as const;
const TITLES = {
  'zh-CN': ['电子资源使用统计', '使用报告', '报告中的平台', '使用报告的来源', '费用与每次使用成本'],
  'en-US': [
    'Usage of e-resources',
    'Usage reports',
    'Platforms of the reports',
    'Providers of usage reports',
    'Costs and cost per use',
  ],
} as const;

/** The months before this one, the newest last (YYYY-MM). */
const MONTHS = [3, 2, 1].map((back) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
});

/** A title report of release 5.1 with a line that has no platform. */
const REPORT = [
  ['Report_ID', 'TR'],
  ['Release', '5.1'],
  ['Reporting_Period', `Begin_Date=${MONTHS[0]}-01; End_Date=${MONTHS[2]}-28`],
  ['Created_By', 'River House'],
  [''],
  ['Title', 'Platform', 'Online_ISSN', 'Access_Type', 'Metric_Type', 'Reporting_Period_Total', ...MONTHS],
  [
    'Annals of Spec Rivers',
    'River Online',
    '2049-3630',
    'Controlled',
    'Total_Item_Requests',
    '60',
    '10',
    '20',
    '30',
  ],
  ['Annals of Spec Rivers', 'River Online', '2049-3630', 'Controlled', 'No_License', '4', '4', '0', '0'],
  ['Spec Letters', 'River Online', '', 'Open', 'Total_Item_Requests', '6', '1', '2', '3'],
  ['Nowhere', '', '', 'Open', 'Total_Item_Requests', '6', '1', '2', '3'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

const main = (page: Page) => page.getByRole('main');

async function addDatabase(desk: Page): Promise<void> {
  await goAtDesk(desk, '#/databases');
  await desk.getByRole('link', { name: 'New database' }).click();
  await desk.getByLabel('Name (English)').fill(DATABASE);
  await desk.getByLabel('Code').fill('rivers');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: DATABASE })).toBeVisible();
}

async function importReport(desk: Page): Promise<void> {
  await goAtDesk(desk, '#/usage/imports');
  await expect(desk.getByText('There are no usage reports yet')).toBeVisible();
  await desk.getByLabel('Choose a report').setInputFiles({
    name: 'rivers.tsv',
    mimeType: 'text/tab-separated-values',
    buffer: Buffer.from(REPORT),
  });
  await desk.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(main(desk).getByText('No platform')).toBeVisible({ timeout: 30_000 });
  await expectFitAndCleanAtEachWidth(desk);
  const line = desk.getByRole('listitem').filter({ hasText: 'rivers.tsv' });
  await line.getByRole('button', { name: /^Show the result/ }).click();
  await expect(desk.getByRole('dialog').getByText('No platform')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('dialog').locator('footer').getByRole('button', { name: 'Close' }).click();
}

async function mapPlatform(desk: Page): Promise<void> {
  await goAtDesk(desk, '#/usage/sources');
  const line = desk.getByRole('listitem').filter({ hasText: 'River Online' });
  await line.getByRole('button', { name: /^Choose the database/ }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Database').selectOption({ label: DATABASE });
  await expectFitAndCleanAtEachWidth(desk);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(line.getByText('Has its database')).toBeVisible();
}

test('staff import a usage report, say whose it is, and see usage, titles and cost per use', async ({
  browser,
}) => {
  const path = `usage-${process.pid}`;
  await putLibrary(path, {});
  await addLibrarian('e2e-usage', path, 'resources.electronic');
  const desk = await openDesk(browser, 'e2e-usage', { path });
  await addDatabase(desk);
  await goAtDesk(desk, '#/usage');
  await expect(desk.getByText('No usage in this period')).toBeVisible();
  await importReport(desk);
  await mapPlatform(desk);

  await goAtDesk(desk, '#/usage');
  await main(desk).getByLabel('Database', { exact: true }).selectOption({ label: DATABASE });
  await expect(main(desk).getByText('66 in all')).toBeVisible();
  await expect(main(desk).getByRole('cell', { name: 'Annals of Spec Rivers' })).toBeVisible();
  await main(desk).getByLabel('Access').selectOption({ label: 'Open access' });
  await expect(main(desk).getByText('6 in all', { exact: true })).toBeVisible();
  await main(desk).getByLabel('Access').selectOption({ label: 'All' });
  await main(desk)
    .getByLabel('Show', { exact: true })
    .selectOption({ label: 'Titles that readers have no licence for' });
  await expect(main(desk).getByRole('cell', { name: 'Spec Letters' })).toHaveCount(0);
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    main(desk).getByRole('button', { name: 'Titles (XLSX)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^usage-.*\.xlsx$/);

  await goAtDesk(desk, '#/usage/costs');
  await desk.getByRole('button', { name: 'Add a cost' }).click();
  const cost = desk.getByRole('dialog');
  await cost.getByLabel('Database').selectOption({ label: DATABASE });
  await cost.getByLabel('Year').fill((MONTHS[2] ?? '').slice(0, 4));
  await cost.getByLabel('Sum').fill('660');
  await expectFitAndCleanAtEachWidth(desk);
  await cost.getByRole('button', { name: 'Save' }).click();
  await expect(main(desk).getByRole('cell', { name: /Requests/ })).toBeVisible();

  await goAtDesk(desk, '#/usage/providers');
  await desk.getByRole('button', { name: 'Add a provider' }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please fill this in').first()).toBeVisible();
  await form.getByLabel('Name').fill('River House');
  await form.getByLabel('Address of the service').fill('https://10.0.0.7/sushi');
  await form.getByLabel('Customer id (customer_id)').fill('river');
  await form.getByLabel('Key (api_key)').fill('not-to-be-read');
  await form.getByLabel('Ask each month').uncheck();
  await expectFitAndCleanAtEachWidth(desk);
  await form.getByRole('button', { name: 'Save' }).click();
  const provider = desk.getByRole('listitem').filter({ hasText: 'River House' });
  await expect(provider.getByText(/with a key/)).toBeVisible();
  await provider.getByRole('button', { name: /^Test/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Test' }).click();
  await expect(desk.getByRole('dialog').getByText('The address is not on the public web')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('dialog').locator('footer').getByRole('button', { name: 'Close' }).click();

  for (const language of ['zh-CN', 'en-US'] as const) {
    await chooseLanguage(desk, language, path);
    for (const [at, page] of PAGES.entries()) {
      await goAtDesk(desk, `#/${page}`);
      await desk.reload();
      await expect(desk.getByRole('heading', { level: 1, name: TITLES[language][at] })).toBeVisible();
      await expectFitAndCleanAtEachWidth(desk);
    }
  }
  await desk.context().close();
});
