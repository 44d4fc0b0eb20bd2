import { expect, type Page, test } from '@playwright/test';
import { workOnShelf } from '../support/copy-on-shelf.ts';
import { addLibrarian, signInAtDesk } from '../support/desk.ts';

const READER = 'M0004';
const LIBRARIAN = 'e2e-offline';

test('a desk without a network records, is opened again, and sends when the network is back', async ({
  page,
  context,
}) => {
  await addLibrarian(LIBRARIAN);
  const { barcode: copy } = await workOnShelf('demo');
  await signInAtDesk(page, LIBRARIAN);
  await page.getByRole('link', { name: 'Without a network' }).first().click();
  await expect(page.getByRole('heading', { name: 'Without a network' })).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByLabel('Reader’s card')).toBeFocused();
  // Filled, not typed: keys at the speed of a program, then Enter, are a scan.
  await page.getByLabel('Reader’s card').fill(READER);
  await page.getByLabel('Item barcode').fill(copy);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Check-out ${copy} ${READER}`)).toBeVisible();
  await page.keyboard.type('no-such-copy');
  await page.keyboard.press('Enter');
  await page.keyboard.type('mistake');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take back mistake' }).click();
  await expect(page.getByText('2 recorded on this page')).toBeVisible();
  expect(await storedText(page)).not.toMatch(new RegExp(`${copy}|${READER}|no-such-copy`));

  await context.setOffline(false);
  await page
    .getByRole('link', { name: 'Back to the desk' })
    .or(page.getByRole('button', { name: 'Send now' }))
    .first()
    .waitFor();
  await page.goto('/demo/staff/');
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('1 act was entered.')).toBeVisible();
  await page.getByRole('link', { name: '1 act could not be entered. Please settle it.' }).click();
  await expect(page.getByText('There is no such copy.')).toBeVisible();
  await page.getByRole('button', { name: 'Settle' }).click();
  await page.getByLabel('What was done').fill('The barcode was read wrongly');
  await page.getByRole('dialog').getByRole('button', { name: 'Settle' }).click();
  await expect(page.getByText('There is no such copy.')).toHaveCount(0);
  expect(await storedText(page)).toBe('[]');
});

/** All that the desk's box in the browser holds, as text. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('lectern desk demo');
        opening.onerror = () => reject(new Error('no box'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('acts').objectStore('acts').getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
          reading.onerror = () => reject(new Error('the box cannot be read'));
        };
      }),
  );
}
