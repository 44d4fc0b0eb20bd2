import { startWechatServer, WECHAT_APP, type WechatServer } from '@lectern/server/testing/wechat-server';
import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { captchaAnswer } from '../support/captcha.ts';
import { lectern, lecternReading } from '../support/lectern.ts';
import { nextCaptcha, PASSWORD } from '../support/sign-in.ts';

/** A reader of the harbour library, of this spec alone. */
const READER = 'H1006';

let wechat: WechatServer;
test.beforeAll(async () => {
  wechat = await startWechatServer();
  await lecternReading(WECHAT_APP.secret, 'secret', 'set', 'wechat', '--tenant', 'harbour');
  await lectern(
    'tenant',
    'set',
    '--tenant',
    'harbour',
    'public.weixinLogin=1',
    `wechat.appId=${WECHAT_APP.appid}`,
    `wechat.qrAddress=${wechat.origin}/connect/qrconnect`,
    `wechat.apiAddress=${wechat.origin}`,
  );
});
test.afterAll(() => wechat.close());

async function scan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with WeChat' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Scan and confirm' }).click();
}

test('a WeChat account is linked once by account and password, and signs in from then on', async ({
  page,
}) => {
  await expect(async () => {
    await page.goto('/harbour/#/login');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in with WeChat' })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await scan(page);

  await expect(page).toHaveURL(/\/harbour\/#\/bindAccount$/);
  await expect(page.getByText(/WeChat account to be linked: Alice/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const captcha = nextCaptcha(page);
  await page.getByLabel('Account', { exact: true }).fill(READER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Verification code').fill(captchaAnswer(await captcha));
  await page.getByRole('button', { name: 'Link accounts' }).click();
  await expect(page.getByText('Your accounts are linked. Please sign in again.')).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);

  await scan(page);
  await expect(page.getByRole('banner').getByRole('button', { name: /menu/ }).last()).toBeVisible();
  expect(page.url()).not.toMatch(/code=|state=/);
  await page.getByRole('button', { name: 'I agree', exact: true }).click();

  await page.goto('/harbour/#/personalCenter/information?part=links');
  await expect(page.getByText(/Alice .*linked on/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(page.getByText(/Not linked\./)).toBeVisible();
});
