import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open } from '../support/settled.ts';
import { startSignedIn } from '../support/start-signed-in.ts';

/** A reader whom no other spec needs. */
const READER = '20230018';

const main = (page: Page) => page.getByRole('main');

test('a reader chooses a book, follows it from the vendor, and borrows it; staff note its way and label it', async ({
  page,
  browser,
}) => {
  await startSignedIn(page, 'demo', READER);
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/#/drivePurchas');
  await expect(main(page).getByRole('heading', { name: 'New titles' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);

  await main(page).getByRole('searchbox').fill('Beautiful Type');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'found' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  // Several demo titles have the same words. The rules leave out old ones and some kinds.
  const first = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading'), hasText: /\b202\d\b/ })
    .filter({ hasNotText: /Textbooks|Exam guides|Sets|Sold out|The library has it/ })
    .first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('heading').getByRole('link').click();
  await expect(main(page).getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await main(page).getByRole('button', { name: 'Put into the cart' }).click();
  await main(page).getByRole('link', { name: 'It is in your cart' }).click();
  await expect(main(page).getByRole('link', { name: title })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);

  await main(page).getByRole('button', { name: 'Settle' }).click();
  await main(page).getByRole('combobox', { name: 'Library' }).selectOption({ index: 1 });
  await expectFitAndCleanAtEachWidth(page);
  await main(page).getByRole('button', { name: 'Check prices and reserve' }).click();
  await expect(main(page).getByText('30 minutes left')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await main(page)
    .getByRole('button', { name: /^Place the order/ })
    .click();
  await main(page).getByRole('link', { name: 'See my orders' }).click();
  const order = main(page).getByRole('listitem').filter({ hasText: title });
  await expect(order).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);

  await addLibrarian('e2e-purchase', 'demo', 'acquisitions.order');
  const desk = await openDesk(browser, 'e2e-purchase');
  await goAtDesk(desk, '#/purchases');
  const row = desk
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: `Reader ${READER}` });
  // A job sends it to the vendor.
  await expect(async () => {
    await desk.reload();
    await expect(row.getByText('With the vendor')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectFitAndCleanAtEachWidth(desk);
  await row.getByRole('button', { name: /^Note what happened/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('What happened').selectOption('delivered');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Delivered')).toBeVisible();

  await page.reload();
  await order.getByRole('link', { name: title }).click();
  await expect(main(page).getByText('Delivered').first()).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await main(page)
    .getByRole('button', { name: /^I have the book/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'I have the book' }).click();
  await expect(main(page).getByText('On loan to you').first()).toBeVisible();

  await goAtDesk(desk, '#/purchases?list=atReader');
  await row.getByRole('button', { name: /^Label the copy/ }).click();
  await dialog.getByLabel('Barcode').fill(`SPEC-${process.pid}`);
  await dialog.getByLabel('Call number').fill('J505/1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toHaveCount(0);
  await goAtDesk(desk, '#/purchases?list=over');
  await expect(row.getByText(`Barcode SPEC-${process.pid}`)).toBeVisible();
});

test('staff write rules, put money into a budget, and import the price list of a vendor', async ({
  browser,
}) => {
  await addLibrarian(
    'e2e-buying',
    'demo',
    'acquisitions.order',
    'acquisitions.budgets',
    'acquisitions.vendors',
  );
  const desk = await openDesk(browser, 'e2e-buying');
  await goAtDesk(desk, '#/budgets');
  await expect(desk.getByText('Committed').first()).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'Add a budget' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Code').fill(`SPEC-${process.pid}`);
  await dialog.getByLabel('Name (English)').fill('Spec budget');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const budget = desk.getByRole('listitem').filter({ hasText: 'Spec budget' });
  await budget.getByRole('button', { name: /^Put money in/ }).click();
  await dialog.getByLabel('Amount').fill('500');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(budget.getByText('¥500.00').first()).toBeVisible();

  await goAtDesk(desk, '#/vendors');
  await expect(desk.getByText('2,000 titles')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'Add a vendor' }).click();
  await dialog.getByLabel('Code').fill(`spec-${process.pid}`);
  await dialog.getByLabel('Name (English)').fill('Spec vendor');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const vendor = desk.getByRole('listitem').filter({ hasText: 'Spec vendor' });
  await vendor.getByRole('button', { name: /^Import a price list/ }).click();
  await dialog.getByLabel('File of the price list').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('number,title,price\nS1,Spec in practice,12.50\nS2,No price,\n'),
  });
  await expect(dialog.getByText('2 lines: 1 new, 0 changed, 0 the same, 0 gone')).toBeVisible();
  await expect(dialog.getByText('1 left out: no valid price (first in line 3)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(vendor.getByText('1 title', { exact: true })).toBeVisible();

  await goAtDesk(desk, '#/purchase-rules');
  await expect(desk.getByRole('heading', { name: 'All other groups' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'Add a rule' }).click();
  await dialog.getByLabel('Books a month').fill('2');
  await dialog.getByLabel(/^Spec budget/).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Books a month 2')).toBeVisible();
});
