import { expect, test } from '@playwright/test';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { dialogGone } from '../support/settled.ts';
import { fillLoginForm } from '../support/sign-in.ts';

/** A reader without folders. Other specs that use the account look at other things. */
const READER = '20230018';
const BOOK = '平凡的世界';
/** A work without volumes. */
const SINGLE = '万历十五年';

test('a work chosen while signed out is offered at sign-in, put into a folder, shared, withdrawn, and requested', async ({
  page,
  browser,
}) => {
  test.slow();
  await chooseLanguage(page, 'en-US');
  await page.goto(`/demo/#/searchList?keyWord=${encodeURIComponent(BOOK)}`);
  const star = page.getByRole('button', { name: `Favourite: ${BOOK}` }).first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await fillLoginForm(page, READER);
  await page.locator('dialog button[type=submit]').click();
  const offer = page.getByRole('dialog', { name: 'Chosen before signing in' });
  await expect(offer).toContainText(BOOK);
  await expectFitAndCleanAtEachWidth(page);
  await offer.getByRole('button', { name: 'Add to favourites' }).click();
  await expect(offer).toHaveCount(0);

  await page.goto('/demo/#/myFav');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: BOOK })).toBeVisible();
  await main.getByRole('button', { name: 'New folder' }).click();
  const making = page.getByRole('dialog');
  await making.getByLabel('Name of the folder').fill('For the train');
  await making.getByRole('button', { name: 'Save' }).click();
  await expect(making).toHaveCount(0);
  await main.getByRole('button', { name: `Actions for ${BOOK}` }).click();
  await page.getByRole('menuitem', { name: 'Move to another folder' }).click();
  const moving = page.getByRole('dialog');
  await moving.getByLabel('Folder').selectOption({ label: 'For the train' });
  await moving.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Moved')).toBeVisible();
  await dialogGone(page);
  await page.reload();

  await main.getByRole('button', { name: /^Folder: / }).click();
  await page.getByRole('menuitemradio', { name: 'For the train (1)' }).click();
  await expect(main.getByRole('link', { name: BOOK })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await main.getByRole('button', { name: 'Manage this folder' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const sharing = page.getByRole('dialog');
  await sharing.getByRole('button', { name: 'Create a link' }).click();
  const link = new URL(await sharing.getByLabel('Link', { exact: true }).inputValue());

  const friend = await (await browser.newContext()).newPage();
  await chooseLanguage(friend, 'en-US');
  await friend.goto(`${link.pathname}${link.search}${link.hash}`);
  await expect(friend.getByRole('main').getByRole('link', { name: BOOK })).toBeVisible();
  await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(friend.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expectFitAndCleanAtEachWidth(friend);
  await sharing.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('The link does not work any more')).toBeVisible();
  await friend.reload();
  await expect(friend.getByRole('main').getByRole('link', { name: BOOK })).toHaveCount(0);
  await expect(friend.getByText('There is no such link, or it was withdrawn.')).toBeVisible();
  await friend.context().close();

  await page.keyboard.press('Escape');
  await expect(sharing).toHaveCount(0);
  await page.goto(`/demo/#/searchList?keyWord=${encodeURIComponent(SINGLE)}`);
  await page
    .getByRole('button', { name: `Favourite: ${SINGLE}`, exact: true })
    .first()
    .click();
  await expect(page.getByText('Added to favourites')).toBeVisible();
  await page.goto('/demo/#/myFav');
  for (const title of [BOOK, SINGLE]) await main.getByRole('checkbox', { name: `Select ${title}` }).check();
  const bar = page.getByRole('region', { name: 'Selected works' });
  await bar.getByRole('button', { name: 'Request', exact: true }).click();
  const requesting = page.getByRole('dialog', { name: 'Request the selected works' });
  const rowOf = (title: string) => requesting.getByRole('listitem').filter({ hasText: title });
  await expect(rowOf(SINGLE)).toContainText('Can be requested');
  await expect(rowOf(BOOK)).toContainText('Has several volumes');
  await expectFitAndCleanAtEachWidth(page);
  await requesting.getByLabel('Phone or e-mail').fill('reader@example.org');
  await requesting.getByRole('button', { name: 'Request 1 work' }).click();
  await expect(requesting.getByText('1 of 2 requested')).toBeVisible();
  await expect(rowOf(SINGLE)).toContainText(/Request no\. \d{14}/);
  await expectFitAndCleanAtEachWidth(page);
  await requesting.getByText('Close', { exact: true }).click();
  await expect(bar).toContainText('1 selected');
  await main.getByRole('checkbox', { name: `Select ${SINGLE}` }).check();
  await bar.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(rowOf(SINGLE)).toContainText('You have requested it already');
});
