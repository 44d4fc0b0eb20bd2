import { expect, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { goAsReader, openReader } from '../support/reader-window.ts';

const LIBRARIAN = 'e2e-records-and-fines';
/** Lost a copy and owes for another; another spec pays a part of this, but no spec needs that the debt stays or goes. */
const READER = '20230009';

for (const width of [1440, 360]) {
  test(`records of what went wrong are clean for axe for reader and desk, at ${width} px`, async ({
    browser,
  }) => {
    const reader = await openReader(browser, READER, { width });
    await goAsReader(reader, '#/personalCenter/behavior');
    await expect(reader.getByText(/^Due /).first()).toBeVisible();
    await expectFitAndClean(reader);
    await reader.getByRole('tab', { name: 'Replaced' }).click();
    await expect(reader.getByText('Nothing in this state')).toBeVisible();
    await expectFitAndClean(reader);

    const librarian = `${LIBRARIAN}-${width}`;
    await addLibrarian(librarian, 'demo', 'circulation.desk', 'circulation.waive');
    const desk = await openDesk(browser, librarian);
    await desk.setViewportSize({ width, height: 800 });
    await goAtDesk(desk, '#/fines');
    const lost = desk.getByRole('listitem').filter({ hasText: READER }).filter({ hasText: 'Lost' }).first();
    await expect(lost).toBeVisible();
    await expectFitAndClean(desk);
    await lost.getByRole('button', { name: 'Waive' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Waive' }).click();
    await expect(dialog.getByText('Please give a reason')).toBeVisible();
    await expectFitAndClean(desk);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await lost.getByRole('link', { name: new RegExp(READER) }).click();
    await expect(desk.getByRole('heading', { level: 1, name: /^Fines and losses of/ })).toBeVisible();
    await expectFitAndClean(desk);
  });
}
