import { expect, type Page, test } from '@playwright/test';
import { chooseLanguage } from '../support/screens.ts';
import { dialogGone, goTo, open, settled } from '../support/settled.ts';
import { signIn } from '../support/sign-in.ts';

const PHONE = { width: 360, height: 740 };
const SEARCH = '#/searchList?keyWord=history';

test('each dialog of a record has a close button that can be seen on a phone', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.setViewportSize(PHONE);
  await openRecord(page);
  for (const name of ['Cite', 'Export', 'Share']) {
    await page.getByRole('region').getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(close.locator('svg')).toBeVisible();
    const box = (await close.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
    expect(box.width).toBeGreaterThanOrEqual(24);
    await close.click();
    await expect(dialog).toHaveCount(0);
  }
});

test('going back closes what is open over the page, then leaves the page', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.setViewportSize(PHONE);
  await open(page, `/demo/${SEARCH}`);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await test.step('a drawer on the first page of a visit', async () => {
    await main.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/keyWord=history$/);
  });

  await test.step('a drawer in which a filter was chosen: first the drawer, then the filter', async () => {
    await main.getByRole('button', { name: 'Filters', exact: true }).click();
    await dialog.getByRole('checkbox', { name: /^English/ }).check();
    await expect(page).toHaveURL(/langCode=eng/);
    await settled(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/langCode=eng/);
    await page.goBack();
    await expect(page).toHaveURL(/keyWord=history$/);
    await settled(page);
  });

  await test.step('a dialog that is closed by its button leaves nothing to go back through', async () => {
    await goTo(page, '#/advanceSearch');
    await goTo(page, SEARCH);
    await main.getByRole('button', { name: /^Cite/ }).first().click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialogGone(page);
    await page.goBack();
    await expect(page).toHaveURL(/advanceSearch/);
  });

  await test.step('a link in a dialog: back leads to the page that was behind it', async () => {
    await page
      .getByRole('navigation', { name: 'Quick navigation' })
      .getByRole('button', { name: 'Menu' })
      .click();
    await dialog.getByRole('link').first().click();
    await expect(page).toHaveURL(/#\/home/);
    await expect(dialog).toHaveCount(0);
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL(/advanceSearch/);
    await settled(page);
    await page.goForward();
    await expect(page).not.toHaveURL(/advanceSearch/);
  });
});

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`signing out of a personal page leads home at ${viewport.width} px, asks nothing, and covers nothing`, async ({
    page,
  }) => {
    await chooseLanguage(page, 'en-US');
    await page.setViewportSize(viewport);
    await open(page, '/demo/');
    await signIn(page, '20230019');
    await goTo(page, '#/personalCenter/borrowing');
    // The menu belongs to the page before until this one is drawn.
    await expect(page.getByRole('heading', { level: 1, name: 'Borrowing' })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /, my menu$/ })
      .click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/#\/home/);
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('You have signed out')).toBeVisible();
    expect(await coveredByMessages(page)).toEqual([]);
  });
}

test('a message covers no heading and no field of a record or its dialogs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await chooseLanguage(page, 'en-US');
  await page.setViewportSize(PHONE);
  await openRecord(page);
  await page.getByRole('region').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await coveredByMessages(page)).toEqual([]);
});

test('a page that opens while the entry of a closed dialog is removed stays', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.setViewportSize(PHONE);
  await open(page, `/demo/${SEARCH}`);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  // A busy browser goes back late, and to the entry that was before the dialog when it was told to.
  await page.evaluate(() => {
    history.back = () => {
      const before = location.href;
      document.querySelector<HTMLElement>('main ol h2 a')?.click();
      const whenOpened = setInterval(() => {
        if (location.href === before) return;
        clearInterval(whenOpened);
        setTimeout(() => history.go(-2), 200);
      }, 20);
    };
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.waitForTimeout(1000);
  await settled(page);
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

async function openRecord(page: Page): Promise<void> {
  await open(page, `/demo/${SEARCH}`);
  await page.getByRole('main').locator('ol h2 a').first().click();
  await page.getByRole('tablist').waitFor();
  await settled(page);
}

/** The headings and fields under the messages that are shown. */
function coveredByMessages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const messages = [...document.querySelectorAll('[popover] > div')].map((one) =>
      one.getBoundingClientRect(),
    );
    const root = [...document.querySelectorAll('dialog')].at(-1) ?? document;
    return [...root.querySelectorAll('h1, h2, h3, input, select, textarea, main ~ div > nav')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return messages.some(
          (message) =>
            box.left < message.right &&
            box.right > message.left &&
            box.top < message.bottom &&
            box.bottom > message.top,
        );
      })
      .map((one) => one.outerHTML.slice(0, 80));
  });
}
