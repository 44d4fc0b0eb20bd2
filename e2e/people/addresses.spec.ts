import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** A reader whose addresses no other spec changes. */
const READER = 'M0003';

async function choose(page: Page, level: string, area: string): Promise<void> {
  const field = page.locator(`select[name=${level}]`);
  await expect(field.locator('option', { hasText: area })).toHaveCount(1);
  await field.selectOption({ label: area });
}

test('a reader adds an address by province, city and district, and one abroad, and deletes both', async ({
  page,
}) => {
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto('/demo/#/personalCenter/addresses');
  await expect(page.getByText('还没有地址')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('button', { name: '新增地址' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('请选择省/市/区')).toBeVisible();
  await expect(page.getByText('请输入正确的手机号码')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await choose(page, 'province', '广东省');
  await choose(page, 'city', '广州市');
  await choose(page, 'district', '天河区');
  await page.getByLabel('详细地址').fill('中山大道西55号');
  await page.getByLabel('邮政编码').fill('510631');
  await page.getByLabel('收件人').fill('林黛玉');
  await page.getByLabel('手机号码').fill('138 0000 0000');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('广东省 广州市 天河区 中山大道西55号')).toBeVisible();
  await expect(page.getByText('13800000000')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await chooseLanguage(page, 'en-US');
  await page.reload();
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Country or region').selectOption('IE');
  await expect(page.locator('select[name=province]')).toHaveCount(0);
  await page.getByLabel('Street, place and region').fill('College Green, Dublin 2');
  await page.getByLabel('Postcode').fill('d02 pn40');
  await page.getByLabel('Recipient').fill('Mary Shelley');
  await page.getByLabel('Phone number').fill('+353 1 896 1000');
  await page.getByLabel('Make this the default address').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('D02 PN40 · Ireland')).toBeVisible();
  const addresses = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Delete / }) });
  await expect(addresses.first()).toContainText('Mary Shelley');
  expect(await axeFaults(page)).toEqual([]);

  for (const left of [1, 0]) {
    await addresses
      .first()
      .getByRole('button', { name: /^Delete / })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(addresses).toHaveCount(left);
  }
  await expect(page.getByText('No address yet')).toBeVisible();
});
