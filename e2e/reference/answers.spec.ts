import { expect, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { openReader } from '../support/reader-window.ts';

/** No other spec asks as this reader, or changes the password. */
const READER = 'H9001';

test('a question that the assistant did not know becomes an answer of the library, which the next reader gets', async ({
  browser,
}) => {
  test.slow();
  // The second try of a test finds what the first one answered.
  const pet = ['parrot', 'hamster', 'rabbit'][test.info().retry] ?? 'goat';
  const page = await openReader(browser, READER, { path: 'harbour' });
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  const panel = page.getByRole('complementary', { name: 'Assistant' });
  const field = page.getByRole('textbox', { name: 'Ask a question' });
  await field.fill(`May I bring my ${pet}? Grace Keeper, grace@example.org`);
  await field.press('Enter');
  await panel.getByRole('button', { name: 'This did not help', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'This did not help', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await addLibrarian('e2e-answers', 'harbour', 'assistant.answers');
  const desk = await openDesk(browser, 'e2e-answers', { path: 'harbour' });
  await goAtDesk(desk, '#/answers');
  await expect(desk.getByRole('listitem').filter({ hasText: 'Where can I park?' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);

  const tried = desk.getByLabel('Try a question');
  await tried.fill('where could I park a car');
  await expect(desk.getByText('The library answers it: “Where can I park?”')).toBeHidden();
  await tried.fill('Is there a car park here?');
  await expect(desk.getByText('The library answers it: “Is there a car park?”')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await tried.fill('books about parking');
  await expect(desk.getByText(/It seeks works/)).toBeVisible();

  await desk.getByRole('tab', { name: 'Review' }).click();
  const row = desk.getByRole('listitem').filter({ hasText: `May I bring my ${pet}?` });
  await expect(row.getByRole('heading')).toHaveText(`May I bring my ${pet}? ▮▮▮, ▮▮▮`);
  await expectFitAndCleanAtEachWidth(desk);
  await row.click();
  await desk.keyboard.press('w');
  const form = desk.getByRole('dialog', { name: 'New answer' });
  await form.getByLabel('Question').fill(`May I bring my ${pet}?\nIs a ${pet} allowed?`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/Please enter a question and its answer/)).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await form
    .getByLabel('Text (HTML)')
    .fill('<p>Only <b>guide dogs</b>. See the <a href="https://example.org/pets">rules for pets</a>.</p>');
  await form.getByText('Answer readers with it').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row).toHaveCount(0);
  await desk.getByRole('tab', { name: 'Per day' }).click();
  await expect(desk.getByRole('region', { name: 'Per day' }).getByRole('row').nth(1)).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.context().close();

  await field.fill(`is a ${pet} allowed`);
  await field.press('Enter');
  await expect(panel.getByText('Librarians wrote this answer.')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'rules for pets' })).toHaveAttribute(
    'href',
    'https://example.org/pets',
  );
  await expectFitAndCleanAtEachWidth(page);
  await page.reload();
  await expect(panel.getByRole('link', { name: 'rules for pets' })).toBeVisible();
  await page.context().close();
});
