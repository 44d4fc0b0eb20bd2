import { expect, test } from '@playwright/test';
import { settled } from '../support/settled.ts';
import { signIn } from '../support/sign-in.ts';

test('a reader finds a real book, signs in over it, and renews real loans', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/demo/');

  await test.step('searches in traditional characters and finds the simplified record', async () => {
    await page.getByRole('combobox', { name: '检索馆藏' }).fill('紅樓夢');
    await page.keyboard.press('Enter');
    await expect(main.locator('ol mark').first()).toBeVisible();
    await expect(main.getByRole('link', { name: '红楼梦', exact: true })).toBeVisible();
  });

  await test.step('narrows the list by two facets, each shown as a chip and in the address', async () => {
    const filters = page.getByRole('complementary', { name: '筛选条件' });
    await filters.getByRole('group', { name: '语种' }).getByRole('checkbox', { name: /^中文/ }).check();
    await expect(main.getByRole('button', { name: '取消条件 中文' })).toBeVisible();
    const publishers = filters.getByRole('group', { name: '出版社' });
    await publishers.getByRole('button', { name: '出版社', exact: true }).click();
    await publishers.getByRole('checkbox', { name: /^人民文学出版社/ }).check();
    await expect(main.getByRole('button', { name: '取消条件 人民文学出版社' })).toBeVisible();
    // The list is shown until the next one is loaded.
    await settled(page);
    await expect(main.locator('ol > li h2')).not.toHaveCount(0);
    for (const row of await main.locator('ol > li').all()) await expect(row).toContainText('人民文学出版社');
    expect(page.url()).toContain('langCode=chi');
  });

  await test.step('opens the record: where it stands, and which copies there are', async () => {
    await main.getByRole('link', { name: '红楼梦', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: '红楼梦', exact: true })).toBeVisible();
    await expect(main.getByRole('table', { name: '本书的馆藏单册' }).getByRole('row')).not.toHaveCount(1);
    await expect(main.getByText(/可借 \d+ \/ 共 \d+/).first()).toBeVisible();
    await expect(main.getByRole('link', { name: /^回到 \d+ 条结果/ })).toBeVisible();
  });

  await test.step('signs in and stays on the record', async () => {
    const before = page.url();
    await signIn(page, '20230001');
    await expect(page.getByRole('button', { name: /，我的菜单$/ })).toBeVisible();
    expect(page.url()).toBe(before);
  });

  await test.step('sees six loans, five of which can be renewed', async () => {
    await page.getByRole('button', { name: /，我的菜单$/ }).click();
    await page.getByRole('menuitem', { name: '借阅', exact: true }).click();
    await expect(main.getByText('6 册中有 5 册可续借')).toBeVisible();
    await expect(main.getByRole('button', { name: /^续借《/ })).toHaveCount(6);
  });

  await test.step('renews all that can be: five new due dates, and one row that says why not', async () => {
    await main.getByRole('button', { name: '一键续借 5 册' }).click();
    await expect(main.getByText('已续借 5 册')).toBeVisible();
    await expect(main.getByText(/^已续借至 \d{4}年\d+月\d+日，/)).toHaveCount(5);
    await expect(main.getByRole('button', { name: '一键续借', exact: true })).toBeDisabled();
    const refused = main.getByRole('listitem').filter({ hasText: /位读者/ });
    await expect(refused).toHaveCount(1);
    await expect(refused.getByRole('button', { name: /^续借《/ })).toBeDisabled();
    await page.reload();
    await expect(main.getByText(/^已续借 \d 次，最多 \d 次$/)).toHaveCount(5);
    await expect(main.getByText(/^已续借至/)).toHaveCount(0);
  });

  await test.step('switches to English', async () => {
    await page.getByRole('button', { name: '语言: 简体中文' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Borrowing' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(main.getByText(/^Renewals: \d of \d used$/)).toHaveCount(5);
    await expect(main.getByText(/reader(s are| is) waiting/)).toBeVisible();
  });

  await test.step('signs out, and nothing of the account is left', async () => {
    await page.getByRole('button', { name: /, my menu$/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(
      main.getByRole('heading', { level: 1, name: 'One search for the whole library' }),
    ).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('demo:jwt'))).toBeNull();
    await page.goto('/demo/#/personalCenter/borrowing');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Renew/ })).toHaveCount(0);
  });
});

test('the loan history can be filtered by title and exported', async ({ page }) => {
  await page.goto('/demo/');
  await signIn(page, '20230017');
  await page.goto('/demo/#/personalCenter/borrowing?tab=history');
  const main = page.getByRole('main');
  await expect(main.getByText(/^共 \d+ 条$/)).toBeVisible();
  const title = (await main.getByRole('table').getByRole('link').first().textContent()) ?? '';
  await main.getByLabel('题名包含').fill(title);
  await main.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/keyWord=/);
  await expect(main.getByRole('table').getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  await main.getByRole('button', { name: '导出' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '全部：CSV 文件' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test('a blocked account says why before the reader tries anything', async ({ page }) => {
  await page.goto('/demo/');
  await signIn(page, '20230005');
  await page.goto('/demo/#/personalCenter/borrowing');
  await expect(page.getByRole('alert').filter({ hasText: '您的账号已冻结' })).toBeVisible();
});
