import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { ORIGIN, putLibrary } from '../support/library.ts';

const main = (page: Page) => page.getByRole('main');

async function addRights(desk: Page): Promise<void> {
  await goAtDesk(desk, '#/digital/rights');
  await desk.getByRole('button', { name: 'Add rights' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('English').fill('For everybody');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(main(desk).getByRole('heading', { name: 'For everybody' })).toBeVisible();
}

async function addCollection(desk: Page): Promise<void> {
  await goAtDesk(desk, '#/digital/collections');
  await desk.getByRole('button', { name: 'Add a collection' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('English').first().fill('From elsewhere');
  await form.getByLabel('Code', { exact: true }).fill('elsewhere');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(main(desk).getByText('From elsewhere').first()).toBeVisible();
}

/** Harvests the repository of the demo library of the same server, which is served by the same protocol. */
test('staff ask a repository, harvest it, and see what came and what did not', async ({ browser }) => {
  const path = `harvest-${process.pid}`;
  await putLibrary(path, {});
  await addLibrarian('e2e-harvest', path, 'resources.digital');
  const desk = await openDesk(browser, 'e2e-harvest', { path });
  await addRights(desk);
  await addCollection(desk);
  await goAtDesk(desk, '#/digital/harvest');
  await expect(desk.getByText('No sources yet')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);

  await desk.getByRole('button', { name: 'New source' }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please fill this in').first()).toBeVisible();
  await form.getByLabel('OAI-PMH address').fill(`${ORIGIN}/demo/oai`);
  await form.getByRole('button', { name: 'Ask this address' }).click();
  await expect(form.getByText('oai_dc, mods, oai_etdms')).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).not.toHaveValue('');
  await form.getByLabel('Name', { exact: true }).fill('Demo repository');
  await form.getByLabel('Metadata format').fill('mods');
  await form.getByLabel('Into the collection').selectOption({ label: 'From elsewhere' });
  await form.getByLabel('Rights', { exact: true }).selectOption({ label: 'For everybody' });
  await expectFitAndCleanAtEachWidth(desk);
  await form.getByRole('button', { name: 'Save' }).click();

  const row = main(desk).getByRole('listitem').filter({ hasText: 'Demo repository' });
  await row.getByRole('button', { name: /^Harvest now/ }).click();
  await expect(row.getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(row.getByText(/\d+ new/)).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await row.getByRole('button', { name: /^Harvest all again/ }).click();
  await expect(row.getByText(/\d+ as before/)).toBeVisible({ timeout: 60_000 });
  await row.getByRole('button', { name: /^Reports/ }).click();
  await expect(desk.getByRole('dialog').getByText(/\d+ as before/)).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('dialog').locator('footer').getByRole('button', { name: 'Close' }).click();
});
