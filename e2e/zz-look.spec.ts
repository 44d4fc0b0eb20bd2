import { test } from '@playwright/test';
import { openReader } from './support/reader-window.ts';
test('look en', async ({ browser }) => {
  test.setTimeout(200000);
  const page = await openReader(browser, 'H1001', { path: 'harbour' });
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  const talk: string[] = [];
  let n = 0;
  for (const q of ['weather', 'my gran keeps going on about moby dick, would it be in today?', 'which shelf tho', 'how much do i owe u guys', 'something to read on the train, no idea what', 'whats the damage if i bring stuff back late', 'r u open on sunday', 'anything else by herman melville in french', 'who has got endurance at the moment, give me the name']) {
    await page.getByRole('textbox', { name: 'Ask a question' }).fill(q);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(2500);
    const panel = page.getByRole('complementary', { name: 'Assistant' });
    talk.push('Q ' + q);
    n++;
    if (n === 3 || n === 9) await page.screenshot({ path: `/tmp/look-en-${n}.png` });
  }
  const panel = page.getByRole('complementary', { name: 'Assistant' });
  console.log(await panel.innerText());
  await page.setViewportSize({ width: 360, height: 900 });
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/look-en-360.png' });
});
test('look zh', async ({ browser }) => {
  test.setTimeout(200000);
  const page = await openReader(browser, '20230001', { path: 'demo', language: 'zh-CN' } as never);
  await page.getByRole('button', { name: /打开|Open the assistant/ }).first().click();
  for (const q of ['天气', '同学一直跟我安利红楼梦，现在还在吗', '放哪一层', '我一共欠你们多少钱啊', '无聊 来本好看的', '晚还几天要罚多少', '周末开不开', '哪本借的人最多']) {
    await page.getByRole('textbox', { name: /输入您的问题|Ask a question/ }).fill(q);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(2500);
  }
  console.log(await page.getByRole('complementary').last().innerText());
  await page.screenshot({ path: '/tmp/look-zh.png' });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/look-zh-360.png' });
});
