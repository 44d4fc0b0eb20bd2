import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** A reader whose account no other spec changes. */
const READER = '20230021';

/** A picture with a red and a blue half, made by the browser. */
async function picture(page: Page, type: 'image/png' | 'image/jpeg' = 'image/png'): Promise<Buffer> {
  const url = await page.evaluate((kind) => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 400;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#c0392b';
    pen.fillRect(0, 0, 300, 400);
    pen.fillStyle = '#2c5fa8';
    pen.fillRect(300, 0, 300, 400);
    return canvas.toDataURL(kind);
  }, type);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('a reader sets a picture, sees it everywhere, and removes it', async ({ page }) => {
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto('/demo/#/personalCenter/information');
  const field = page.locator('input[type=file]');
  await field.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByText('头像只能是 JPEG 或 PNG 图片')).toBeVisible();
  await field.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(page.getByText('头像不能超过 5 MB')).toBeVisible();
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('无法读取该图片')).toBeVisible();
  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page) });
  await expect(page.getByText('上传成功！')).toBeVisible();
  const inHeader = page.getByRole('banner').locator('img[src*="getUserPic"]');
  await expect(inHeader).toHaveCount(1);
  await expect.poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  expect(await axeFaults(page)).toEqual([]);

  // A picture that cannot be loaded leaves the first letter of the name.
  await page.route('**/getUserPic*', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByRole('main').locator('img[src*="getUserPic"]')).toHaveCount(0);
  await page.unroute('**/getUserPic*');
  await page.getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('头像已移除')).toBeVisible();
  await expect(page.getByRole('button', { name: '上传头像' })).toBeVisible();
});

test('a reader takes their data away, asks for erasure and withdraws it', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto('/demo/#/personalCenter/information?part=privacy');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^my-library-data-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Ask for erasure' }).click();
  const dialog = page.getByRole('dialog');
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for erasure' }).click();
  await expect(page.getByText('The library is dealing with it')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect(page.getByText('You withdrew your request')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('the language of the account is that of another browser, where nobody chose one', async ({
  page,
  browser,
}) => {
  await page.goto('/demo/#/home');
  await signIn(page, '20230020');
  await page.goto('/demo/#/personalCenter/information');
  await page.getByRole('main').locator('select').selectOption('fr-FR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes informations');
  const elsewhere = await browser.newPage();
  await elsewhere.goto('/demo/#/home');
  await signIn(elsewhere, '20230020');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await elsewhere.close();
});
