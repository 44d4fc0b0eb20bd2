import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { chooseLanguage } from '../support/screens.ts';
import { settled } from '../support/settled.ts';
import { signIn } from '../support/sign-in.ts';

/** The one demo reader of this library who has not seen the tour. */
const NEWCOMER = '20230022';

const stop = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test('a reader who signs in for the first time is led round by keyboard, once, and back again', async ({
  page,
}) => {
  await chooseLanguage(page, 'zh-CN');
  await page.goto('/demo/#/collectionNav');
  await signInOnce(page);
  const invitation = stop(page, '欢迎使用图书馆');
  await expect(invitation).toBeVisible();
  expect((await invitation.boundingBox())?.width).toBe(778);
  expect(await axeFaults(page)).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/home$/);
  await expect(stop(page, '检索全部馆藏')).toContainText('1/3');
  await expect(page.getByRole('button', { name: '下一步' })).toBeFocused();
  await page.keyboard.press('Enter');
  const menu = stop(page, '主菜单');
  await expect(menu).toContainText('2/3');
  expect(await menu.getByRole('listitem').count()).toBeGreaterThan(0);
  expect(await menu.getByRole('listitem').count()).toBeLessThanOrEqual(4);
  expect(await axeFaults(page)).toEqual([]);
  // The focus goes round in the card.
  const reached = new Set<string>();
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName ?? ''));
  }
  expect([...reached].filter((tag) => tag !== 'DIALOG' && tag !== 'BODY')).toEqual([]);
  await page.reload();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(stop(page, '我的图书馆')).toContainText('3/3');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/collectionNav$/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await signIn(page, NEWCOMER);
  await settled(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('the tour starts again from the help icon, and fits a phone', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Take the tour' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const title of ['Search everything', 'The main menu', 'Your library']) {
    const card = stop(page, title);
    await expect(card).toBeVisible();
    const box = await card.locator('footer').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 740).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await card.locator('footer button').last().click();
  }
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/home$/);
});

/** The dialog for signing in closes, and the invitation opens: `signIn` waits until no dialog is left. */
async function signInOnce(page: Page): Promise<void> {
  const { fillLogin } = await import('../support/sign-in.ts');
  await fillLogin(page, NEWCOMER);
  await page.locator('dialog button[type=submit]').click();
}
