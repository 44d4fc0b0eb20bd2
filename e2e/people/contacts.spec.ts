import { expect, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { inThisCircle } from '../support/looks.ts';
import { codeTo } from '../support/outbox.ts';
import { chooseLanguage } from '../support/screens.ts';
import { PASSWORD, signIn } from '../support/sign-in.ts';

const SECTION = '/demo/#/personalCenter/information?part=contacts';
const WALKS = [
  {
    language: 'zh-CN',
    width: 1440,
    reader: 'G20240005',
    words: {
      bind: '绑定 邮箱',
      address: '邮箱地址',
      send: '发送验证码',
      left: /今天还可发送 4 次/,
      wait: /秒后可再次发送/,
      save: '绑定',
      wrong: /验证码错误或已过期/,
      done: '绑定成功',
      remove: '解绑 邮箱',
      confirm: '解绑',
      removed: '已解绑',
    },
  },
  {
    language: 'en-US',
    width: 360,
    reader: 'G20240006',
    words: {
      bind: 'Confirm E-mail',
      address: 'E-mail address',
      send: 'Send code',
      left: /4 codes can still be sent today/,
      wait: /Send again in/,
      save: 'Confirm',
      wrong: /The code is wrong or has expired/,
      done: 'The contact is confirmed',
      remove: 'Remove E-mail',
      confirm: 'Remove',
      removed: 'The contact was removed',
    },
  },
] as const;

for (const { language, width, reader, words } of inThisCircle(WALKS)) {
  test(`a reader binds an e-mail address by its code and removes it, in ${language}`, async ({ page }) => {
    const address = `new-${reader.toLowerCase()}@example.org`;
    await chooseLanguage(page, language);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/demo/#/home');
    await signIn(page, reader);
    await page.goto(SECTION);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.bind }).click();
    await main.getByLabel(words.address).fill(address);
    await main.getByRole('button', { name: words.send }).click();
    await expect(main.getByText(words.left)).toBeVisible();
    await expect(main.getByRole('button', { name: words.wait })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    const code = await codeTo(address);
    const other = code === '000000' ? '000001' : '000000';
    await main.locator('input[name=code]').fill(other);
    await main.getByRole('button', { name: words.save, exact: true }).click();
    await expect(main.getByText(words.wrong)).toBeVisible();
    await main.locator('input[name=code]').fill(code);
    await main.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(main.getByText('n***@example.org')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // A reader with a verified contact gives the password too.
    await main.getByRole('button', { name: words.remove }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=password]').fill(PASSWORD);
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(page.getByText(words.removed)).toBeVisible();
    await expect(main.getByText(address)).toHaveCount(0);
  });
}
