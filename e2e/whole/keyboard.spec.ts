import { expect, type Locator, type Page, test } from '@playwright/test';
import { settled } from '../support/settled.ts';
import { PASSWORD } from '../support/sign-in.ts';

const MOST_STOPS = 80;

/** Presses Tab until an element has the focus. Fails if it cannot be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await settled(page);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached by ${MOST_STOPS} presses of Tab: ${target.toString()}`);
}

test('the first stop skips to the content', async ({ page }) => {
  await page.goto('/demo/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '跳到正文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the slash key goes to the search field and a suggestion leads to its record', async ({ page }) => {
  await page.goto('/demo/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('红楼');
  const record = page.getByRole('option', { name: /题名$/ }).first();
  await expect(record).toBeVisible();
  await settled(page);
  const options = await page.getByRole('option').all();
  for (const option of options) {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    if (/题名$/.test((await option.textContent()) ?? '')) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bookDetails/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('红楼');
});

test('a search, a filter and a result need no mouse', async ({ page }) => {
  await page.goto('/demo/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('红楼梦');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  const filter = main.getByRole('checkbox', { name: /^英语/ });
  await tabTo(page, filter);
  await page.keyboard.press('Space');
  await expect(main.getByRole('button', { name: '取消条件 英语' })).toBeVisible();
  await expect(filter).toBeFocused();
  const result = main.locator('ol h2 a').first();
  await tabTo(page, result);
  const title = (await result.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const tabs = page.getByRole('tab');
  await tabTo(page, tabs.first());
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await expect(page.getByRole('table', { name: '机读目录记录' })).toBeVisible();
});

test('signing in needs no mouse, and the focus stays in the dialog', async ({ page }) => {
  await page.goto('/demo/');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: '登录' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name=username]')).toBeFocused();
  await page.keyboard.type('20230016');
  await tabTo(page, page.locator('input[name=password]'));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByRole('dialog').getByRole('checkbox').last());
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /，我的菜单$/ })).toBeVisible();
});

test('the focus moves to a neighbour of what disappears, and a dialog gives it back', async ({ page }) => {
  await page.goto('/demo/#/searchList?keyWord=history&langCode=eng&libCode=MAIN&docCode=book');
  const main = page.getByRole('main');
  await settled(page);
  const chips = main.getByRole('button', { name: /^取消条件 / });
  await expect(chips).toHaveCount(3);
  for (const left of [2, 1]) {
    await chips.first().focus();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(left);
    await expect(chips.first()).toBeFocused();
    // The new list draws the chips again.
    await settled(page);
    await expect(chips.first()).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(main).toBeFocused();

  await settled(page);
  const cite = main.getByRole('button', { name: /^引用/ }).first();
  await cite.focus();
  await page.keyboard.press('Enter');
  const references = page.getByRole('dialog');
  await expect(references.getByRole('radio', { name: 'GB/T 7714' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cite).toBeFocused();

  await main.getByRole('button', { name: '结果操作' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(references.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: '结果操作' })).toBeFocused();

  const choice = main.getByRole('checkbox', { name: /^选择《/ }).first();
  await choice.focus();
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('button', { name: '取消全部' }));
  await page.keyboard.press('Enter');
  await expect(choice).not.toBeChecked();
  await expect(main).toBeFocused();
});
