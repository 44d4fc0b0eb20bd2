import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';

const TITLE = `Ledgers of a harbour ${process.pid}`;
const NUMBER = `LH-${process.pid}`;

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

/** Waits until the messages of what was done before are gone: they lie over what is looked at. */
async function expectNoMessages(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button')).toHaveCount(0);
}

test('staff order a title, receive it and pay it', async ({ browser }) => {
  await addLibrarian('e2e-buyer', 'demo', 'acquisitions.order', 'acquisitions.invoices');
  const desk = await openDesk(browser, 'e2e-buyer');
  await goAtDesk(desk, '#/acquisitions');
  await expectFitAndCleanAtEachWidth(desk);

  await main(desk).getByRole('button', { name: 'Add a title' }).click();
  await dialog(desk).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(desk).getByText('Please check what you have typed.')).toBeVisible();
  await dialog(desk).getByLabel('Title', { exact: true }).fill(TITLE);
  await dialog(desk).getByLabel('Vendor’s number').fill(NUMBER);
  await dialog(desk).getByLabel('Vendor', { exact: true }).selectOption({ index: 1 });
  await dialog(desk).getByLabel('Price').fill('48.00');
  await dialog(desk).getByLabel('Discount').fill('0');
  await expectFitAndCleanAtEachWidth(desk);
  await dialog(desk).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(desk)).toHaveCount(0);

  await goAtDesk(desk, `#/acquisitions?words=${encodeURIComponent(TITLE)}`);
  const line = main(desk).getByRole('listitem').filter({ hasText: TITLE }).first();
  await line.getByRole('checkbox').check();
  await main(desk).getByRole('button', { name: 'Order', exact: true }).click();
  await dialog(desk).getByRole('button', { name: 'Order', exact: true }).click();
  await expect(dialog(desk)).toHaveCount(0);

  await goAtDesk(desk, '#/acquisitions?list=orders');
  await expectFitAndCleanAtEachWidth(desk);
  const order = main(desk).getByRole('listitem').filter({ hasText: 'Not sent yet' }).first();
  await order.getByRole('button', { name: /^Send/ }).click();
  await dialog(desk).getByLabel('How it is sent').selectOption('text');
  const file = desk.waitForEvent('download');
  await dialog(desk).getByRole('button', { name: 'Send' }).click();
  expect((await file).suggestedFilename()).toMatch(/^PO\d{4}-\d{5}\.txt$/);

  await goAtDesk(desk, '#/receiving');
  await main(desk).getByLabel('ISBN, order or title').fill(NUMBER);
  await main(desk).getByRole('button', { name: 'Find' }).click();
  await expect(dialog(desk).getByText(TITLE)).toBeVisible();
  await expectNoMessages(desk);
  await expectFitAndCleanAtEachWidth(desk);
  await dialog(desk).getByRole('button', { name: 'Receive' }).click();
  await expect(dialog(desk)).toHaveCount(0);

  await goAtDesk(desk, '#/invoices');
  await expectFitAndCleanAtEachWidth(desk);
  await main(desk).getByRole('button', { name: 'Enter an invoice' }).click();
  await dialog(desk).getByLabel('Vendor', { exact: true }).selectOption({ index: 1 });
  await dialog(desk).getByLabel('Invoice number').fill(NUMBER);
  await dialog(desk).getByLabel('To be paid').fill('60.00');
  const billed = dialog(desk).getByRole('group', { name: new RegExp(TITLE) });
  await billed.getByLabel(/^Copies/).fill('1');
  await billed.getByLabel('Net amount').fill('60.00');
  await expectFitAndCleanAtEachWidth(desk);
  await dialog(desk).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(desk)).toHaveCount(0);

  // A quarter dearer than ordered: somebody decides.
  const held = main(desk).getByRole('listitem').filter({ hasText: NUMBER }).first();
  await expect(held.getByText('Dearer than ordered')).toBeVisible();
  await held.getByRole('button', { name: /^Decide/ }).click();
  await dialog(desk).getByRole('button', { name: 'Book it' }).click();
  await expect(dialog(desk)).toHaveCount(0);
  await goAtDesk(desk, `#/invoices?state=booked&number=${NUMBER}`);
  await expect(main(desk).getByText(NUMBER)).toBeVisible();
  await desk.context().close();
});

test('the pages of orders in Chinese', async ({ browser }) => {
  await addLibrarian('e2e-buyer-zh', 'demo', 'acquisitions.order', 'acquisitions.invoices');
  const desk = await openDesk(browser, 'e2e-buyer-zh');
  await chooseLanguage(desk, 'zh-CN');
  await desk.reload();
  await goAtDesk(desk, '#/acquisitions?list=late');
  await expect(main(desk).getByRole('button', { name: '催缺' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await goAtDesk(desk, '#/invoices');
  await expect(main(desk).getByText('高于订购价').first()).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.context().close();
});
