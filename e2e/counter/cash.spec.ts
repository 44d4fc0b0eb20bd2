import { expect, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndClean } from '../support/fit-and-clean.ts';

const LIBRARIAN = 'e2e-cash';

for (const width of [1440, 360]) {
  test(`a cash drawer is opened, counted and seen in the report of the day, at ${width} px`, async ({
    browser,
  }) => {
    const librarian = `${LIBRARIAN}-${width}`;
    await addLibrarian(librarian, 'demo', 'circulation.desk', 'payments.manage');
    const desk = await openDesk(browser, librarian);
    await desk.setViewportSize({ width, height: 800 });
    await goAtDesk(desk, '#/cash');
    await desk.getByLabel(/^Float/).fill('100');
    await expectFitAndClean(desk);
    await desk.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(desk.getByRole('heading', { name: 'My drawer' })).toBeVisible();
    await expectFitAndClean(desk);
    await desk.getByRole('button', { name: 'Count and close' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(/^Counted/).fill('99.50');
    await dialog.getByRole('button', { name: 'Close the drawer' }).click();
    await expect(dialog.getByText('Please say why the count differs')).toBeVisible();
    await expectFitAndClean(desk);
    await dialog.getByLabel('Reason for the difference').fill('Wrong change');
    await dialog.getByRole('button', { name: 'Close the drawer' }).click();
    await expect(desk.getByText('You have no open drawer')).toBeVisible();
    await desk.getByRole('link', { name: 'Cash of a day' }).click();
    await expect(desk.getByText('Wrong change').last()).toBeVisible();
    await expectFitAndClean(desk);
  });
}
