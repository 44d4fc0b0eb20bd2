import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { workOnShelf } from '../support/copy-on-shelf.ts';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { scanAsScanner } from '../support/scanner.ts';
import { chooseLanguage } from '../support/screens.ts';

const LIBRARIAN = 'e2e-day';
/** No other spec needs these readers. */
const READERS = { 1440: 'G20240003', 768: 'G20240004' } as const;
const PICTURES = process.env.LECTERN_E2E_PICTURES;

test.beforeAll(() => addLibrarian(LIBRARIAN, 'demo', 'circulation.desk', 'circulation.override'));

for (const width of [1440, 768] as const) {
  test(`a day at the desk with a scanner that types wherever the focus is, ${width} px`, async ({
    browser,
  }) => {
    const copies = [await workOnShelf('demo'), await workOnShelf('demo'), await workOnShelf('demo')] as const;
    const [first, second, third] = copies;
    const desk = await openDesk(browser, LIBRARIAN);
    await desk.setViewportSize({ width, height: 900 });
    await goAtDesk(desk, '#/desk');
    await expect(desk.getByLabel('Scan, or type a name')).toBeFocused();
    const done = desk.getByRole('region', { name: 'Done here' }).getByRole('listitem');

    await scanAsScanner(desk, READERS[width]);
    const panel = desk.getByRole('region', { name: 'Open reader' });
    await expect(panel).toContainText(READERS[width]);
    await scanAsScanner(desk, first.barcode);
    await expect(done.first()).toContainText('Lent, due');

    // A click beside, and a button that has the focus.
    await desk.mouse.click(width - 20, 880);
    await scanAsScanner(desk, second.barcode);
    await expect(done.first()).toContainText('Lent, due');
    await panel.getByRole('button', { name: 'Finish' }).focus();
    await scanAsScanner(desk, third.barcode);
    await expect(done.filter({ hasText: 'Lent, due' })).toHaveCount(3);
    await expect(panel).toContainText(READERS[width]);
    await expect(desk.getByRole('region', { name: 'Done here' })).toContainText('Lent 3');

    // Who is open and what is done are above the loans, without scrolling.
    await expect(panel.getByRole('heading')).toBeInViewport();
    await expect(done.first()).toBeInViewport();
    await expectFitAndClean(desk);
    await picture(desk, `lent-${width}`);

    // A dialog: the scan waits for it and leaves its field alone.
    await panel.getByRole('button', { name: 'Alert…' }).click();
    const words = desk.getByRole('dialog').getByRole('textbox');
    await words.fill('Asks for large type');
    await scanAsScanner(desk, first.barcode);
    await expect(words).toHaveValue('Asks for large type');
    await expect(done.first()).toContainText('Close the dialog');
    await desk.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(done.first()).toContainText(/Lent, due|Renew it/);

    await done.filter({ hasText: third.barcode }).getByRole('button', { name: /^Undo/ }).click();
    await expect(done.filter({ hasText: third.barcode }).first()).toContainText('undone');

    await desk.keyboard.press('Escape');
    await expect(desk.getByLabel('Scan, or type a name')).toBeVisible();
    for (const { barcode } of [first, second]) {
      await scanAsScanner(desk, barcode);
      await expect(done.first()).toContainText('Back to the shelf');
    }
    await scanAsScanner(desk, 'no-such-code-1');
    await expect(done.first()).toContainText('No copy, card or name found');
    await picture(desk, `returned-${width}`);

    for (const path of ['places', 'places?list=in_transit&everywhere=1', 'queues', 'copies']) {
      await goAtDesk(desk, `#/${path}`);
      await expect(desk.locator('main h1')).toBeAttached();
      await expectFitAndClean(desk);
      await picture(desk, `${path.replaceAll(/\W/g, '-')}-${width}`);
    }
    await expect(desk.getByRole('button', { name: 'Administration' })).toHaveCount(0);
  });
}

test('in Chinese no column of the desk is too narrow for its words', async ({ browser }) => {
  const desk = await openDesk(browser, LIBRARIAN);
  await chooseLanguage(desk, 'zh-CN');
  await desk.reload();
  for (const width of [1440, 768, 360]) {
    await desk.setViewportSize({ width, height: 900 });
    for (const path of ['desk', 'places', 'places?list=in_transit&everywhere=1', 'queues']) {
      await goAtDesk(desk, `#/${path}`);
      await expect(desk.locator('main h1')).toBeAttached();
      await expectFitAndClean(desk);
      await picture(desk, `zh-${path.replaceAll(/\W/g, '-')}-${width}`);
    }
  }
});

/** A picture for people to look at, where a folder for pictures is given. */
async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}
