import { startWechatServer, WECHAT_APP, type WechatServer } from '@lectern/server/testing/wechat-server';
import { expect, type Page, test } from '@playwright/test';
import { captchaAnswer } from '../support/captcha.ts';
import {
  DIRECTORY_PASSWORD,
  directoryReader,
  directorySignIn,
  hasDirectory,
  keepDirectorySecret,
} from '../support/directory.ts';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { lectern, lecternReading } from '../support/lectern.ts';
import { ORIGIN, putLibrary } from '../support/library.ts';
import { openPassportPage, type PassportPage } from '../support/passport-page.ts';
import { nextCaptcha } from '../support/sign-in.ts';
import { beginWalk, readerMenu, signOut, WALKS, type Walk } from '../support/walk.ts';

const PATH = 'links-college';

test.skip(!hasDirectory, 'no directory is here');

let passport: PassportPage;
let wechat: WechatServer;
test.beforeAll(async () => {
  [passport, wechat] = await Promise.all([openPassportPage(), startWechatServer()]);
  await putLibrary(PATH, {
    public: { passportLogin: '1', passportLoginUrl: passport.address, weixinLogin: '1' },
    signIn: directorySignIn(),
    wechat: {
      appId: WECHAT_APP.appid,
      qrAddress: `${wechat.origin}/connect/qrconnect`,
      apiAddress: wechat.origin,
    },
  });
  await keepDirectorySecret(PATH);
  await lecternReading(WECHAT_APP.secret, 'secret', 'set', 'wechat', '--tenant', PATH);
  const partner = ['--tenant', PATH, '--code', 'passport'];
  // A repeated test comes here again, and the partner is there already.
  await lectern('partner', 'remove', ...partner).catch(() => undefined);
  passport.secret = (await lectern('partner', 'add', ...partner, '--name', 'Learning app')).trim();
});
test.afterAll(async () => {
  passport.close();
  await wechat.close();
});

const WORDS = {
  'zh-CN': { unlink: '解除绑定', wechat: '微信扫码登录' },
  'en-US': { unlink: 'Remove link', wechat: 'Sign in with WeChat' },
} as const;

for (const [walk, number] of [
  [WALKS.zh, 5],
  [WALKS.en, 6],
] as const) {
  test(`a learning-app account is linked once and signs in from then on: ${walk.language}, ${walk.width} px`, async ({
    page,
  }) => {
    const reader = directoryReader(number);
    passport.person = { uid: `u-${reader}`, name: 'Alice' };
    passport.mood = 'well';
    await beginWalk(page, PATH, walk);
    await enterByPassport(page, walk);
    await expect(page).toHaveURL(`${ORIGIN}/${PATH}/#/bindUid`);
    await expect(page.getByText(/Alice/)).toBeVisible();
    await link(page, reader);

    await enterByPassport(page, walk);
    await expect(readerMenu(page, walk)).toBeVisible();
    await expect(page).toHaveURL(`${ORIGIN}/${PATH}/#/home`);
    await unlink(page, walk);
    await signOut(page, walk);
    await enterByPassport(page, walk);
    await expect(page).toHaveURL(`${ORIGIN}/${PATH}/#/bindUid`);
  });
}

test('a WeChat account is linked once and signs in from then on: zh-CN, 360 px', async ({ page }) => {
  const walk = { ...WALKS.zh, width: 360 };
  const reader = directoryReader(7);
  wechat.person = { openid: `o${reader}`, nickname: 'Beatrice' };
  await beginWalk(page, PATH, walk);
  const enter = async () => {
    await page.goto(`/${PATH}/#/login`);
    await page.getByRole('button', { name: WORDS[walk.language].wechat }).click();
    await page.frameLocator('iframe').getByRole('button').click();
  };
  await enter();
  await expect(page).toHaveURL(`${ORIGIN}/${PATH}/#/bindAccount`);
  await expect(page.getByText(/Beatrice/)).toBeVisible();
  await link(page, reader);
  await enter();
  await expect(readerMenu(page, walk)).toBeVisible();
  await unlink(page, walk);
});

for (const mood of ['expired', 'other-state'] as const) {
  test(`a learning app that answers wrongly signs nobody in, and the page says so: ${mood}`, async ({
    page,
  }) => {
    const walk = WALKS.en;
    passport.mood = mood;
    await beginWalk(page, PATH, walk);
    await enterByPassport(page, walk);
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to the home page' })).toBeVisible();
    await expectFitAndClean(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(readerMenu(page, walk)).toHaveCount(0);
  });
}

async function enterByPassport(page: Page, { words }: Walk): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${PATH}/#/login`);
  await page.getByRole('button', { name: words.method.passport }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** Fills in the page that links the account with a reader of the directory. */
async function link(page: Page, reader: string): Promise<void> {
  await expectFitAndClean(page);
  const form = page.getByRole('main').locator('form');
  const captcha = nextCaptcha(page);
  await form.locator('input[name=username]').fill(reader);
  await form.locator('input[name=password]').fill(DIRECTORY_PASSWORD);
  await form.locator('input[name=verifyCode]').fill(captchaAnswer(await captcha));
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/#\/login$/);
}

async function unlink(page: Page, walk: Walk): Promise<void> {
  await page.goto(`/${PATH}/#/personalCenter/information?part=links`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('button', { name: WORDS[walk.language].unlink });
  await expect(button).toBeVisible();
  await expectFitAndClean(page);
  await button.click();
  await expect(button).toHaveCount(0);
}
