import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { goAsReader, openReader } from '../support/reader-window.ts';
import { settled } from '../support/settled.ts';

/** A reader without lists. Other specs that use the account look at other things. */
const READER = 'G20240006';
const LIST = '毕业前该读的八部史书';

test('two windows that change one list lose nothing: works are moved one after the other, words are compared', async ({
  browser,
}) => {
  test.slow();
  const one = await openReader(browser, READER);
  const hash = await copyOfList(one);
  const other = await openReader(browser, READER);
  for (const page of [one, other]) {
    await goAsReader(page, hash);
    // The list has eight works; before they are drawn there is nothing to move.
    await expect(rows(page)).toHaveCount(8);
  }
  const [first, second, third, fourth, ...rest] = await titles(one);

  // Neither window knows what the other one moved: by drag here, by keyboard there.
  await expect(async () => {
    await settled(one);
    const top = rows(one).first();
    await rows(one)
      .filter({ hasText: fourth })
      .dragTo(top, { targetPosition: { x: 40, y: 2 } });
    await expect.poll(() => titles(one), { timeout: 3000 }).toEqual([fourth, first, second, third, ...rest]);
  }).toPass();
  await rows(other).first().focus();
  await other.keyboard.press('ArrowRight');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('button', { name: `Insert between ${first} and ${second}` })).toBeFocused();
  await other.keyboard.press('ArrowDown');
  await expect(other.getByRole('button', { name: `Insert between ${second} and ${third}` })).toBeFocused();
  await other.keyboard.press('Enter');
  await expect.poll(() => titles(other)).toEqual([fourth, second, first, third, ...rest]);
  for (const page of [one, other]) {
    await goAsReader(page, hash);
    await expect.poll(() => titles(page)).toEqual([fourth, second, first, third, ...rest]);
  }

  const [left, right] = [await openFacts(one), await openFacts(other)];
  await left.getByLabel('Name of the list').fill('Named in one window');
  await left.getByRole('button', { name: 'Save' }).click();
  await expect(left).toHaveCount(0);
  await right.getByLabel('Introduction').fill('Written in the other window');
  await right.getByRole('button', { name: 'Save' }).click();
  await expect(right.getByText('This list was changed elsewhere in the meantime.')).toBeVisible();
  await expect(right.getByText('Named in one window')).toBeVisible();
  await expect(right.getByLabel('Introduction')).toHaveValue('Written in the other window');
  await expectFitAndCleanAtEachWidth(other);
  await right.getByLabel('Name of the list').fill('Named in one window');
  await right.getByRole('button', { name: 'Save' }).click();
  await expect(right).toHaveCount(0);

  // A work that is gone in one window is not brought back by a move in the other.
  await goAsReader(one, hash);
  await expect(one.getByRole('heading', { level: 1, name: 'Named in one window' })).toBeVisible();
  await expect(one.getByText('Written in the other window')).toBeVisible();
  await choose(one, second, 'Take out of the list');
  await expect.poll(() => titles(one)).toEqual([fourth, first, third, ...rest]);
  await choose(other, second, 'Move up');
  await settled(other);
  for (const page of [one, other]) {
    await goAsReader(page, hash);
    await expect.poll(() => titles(page)).toEqual([fourth, first, third, ...rest]);
  }
});

/** Copies an open list to the reader's own ones. Returns the address where the copy is changed. */
async function copyOfList(page: Page): Promise<string> {
  await goAsReader(page, '#/bookListNav');
  await page.getByRole('link', { name: LIST }).click();
  await page.getByRole('button', { name: 'Copy list' }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  return new URL(page.url()).hash;
}

function rows(page: Page): Locator {
  return page.getByRole('grid', { name: 'Works of the list' }).getByRole('row');
}

function titles(page: Page): Promise<string[]> {
  return rows(page).getByRole('heading').allTextContents();
}

async function choose(page: Page, title: string | undefined, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

async function openFacts(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit name and introduction' }).click();
  return page.getByRole('dialog');
}
