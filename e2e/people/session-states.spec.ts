import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { hoursPass } from '../support/moved-clock.ts';
import { open } from '../support/settled.ts';
import { fillLoginForm, signIn } from '../support/sign-in.ts';
import { beginWalk, readerMenu, WALKS } from '../support/walk.ts';

const WORDS = {
  'zh-CN': {
    ending: '您还在吗？',
    stay: '保持登录',
    over: '当前登录已过期，请重新登录',
    known: '知道了',
    expired: /登录超时，请重新登录！/,
  },
  'en-US': {
    ending: 'Are you still there?',
    stay: 'Stay signed in',
    over: /^Nothing happened for a while, so you were signed out\./,
    known: 'OK',
    expired: /^Your session has ended\. Please sign in again/,
  },
} as const;

const tokenOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('demo:jwt') ?? '""') as string);

async function statusOf(request: APIRequestContext, token: string): Promise<number> {
  const headers = { mappingPath: 'demo', 'x-lectern-session': token };
  return (await request.get('/api/oga/userinfo', { headers })).status();
}

/** Readers of this spec alone. The demo library signs readers out after 30 idle minutes. */
for (const { walk, reader, hours } of [
  // After an hour the session was left idle; after 40 days it has expired for that alone.
  { walk: WALKS.zh, reader: 'G20240003', hours: 1 },
  { walk: WALKS.en, reader: 'G20240004', hours: 40 * 24 },
] as const) {
  const { language, width } = walk;
  const words = WORDS[language];

  test(`a reader who does nothing is warned, may stay, and is signed out with all that was typed left: ${language}, ${width} px`, async ({
    page,
    request,
  }) => {
    await page.clock.install();
    await beginWalk(page, 'demo', walk);
    await page.goto('/demo/#/advanceSearch');
    await signIn(page, reader);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill('half a thought');
    const token = await tokenOf(page);
    const dialog = page.getByRole('alertdialog');

    await page.clock.fastForward('29:10');
    await expect(dialog.getByRole('heading', { name: words.ending })).toBeVisible();
    await expectFitAndClean(page);
    await dialog.getByRole('button', { name: words.stay }).click();
    await expect(dialog).toHaveCount(0);
    await page.clock.fastForward('20:00');
    await expect(dialog).toHaveCount(0);
    expect(await statusOf(request, token)).toBe(200);

    await page.clock.fastForward('30:10');
    await expect(dialog.getByText(words.over)).toBeVisible();
    await expectFitAndClean(page);
    await expect.poll(() => statusOf(request, token)).toBe(401);
    await expect(field).toHaveValue('half a thought');
    await dialog.getByRole('button', { name: words.known }).click();
    await expect(page).toHaveURL(/#\/home$/);
    await expect(readerMenu(page, walk)).toHaveCount(0);
  });

  test(`a session that ended at the server is asked for again, with all that was typed left: ${language}, ${width} px, ${hours} h`, async ({
    page,
    context,
  }) => {
    await beginWalk(page, 'demo', walk);
    await page.goto('/demo/#/advanceSearch');
    await signIn(page, reader);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill('half a thought');
    const other = await context.newPage();
    await open(other, '/demo/#/help');
    hoursPass(await tokenOf(page), hours);

    // When another window is closed, this one says that the session is used.
    await other.close({ runBeforeUnload: true });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(words.expired)).toBeVisible();
    await expectFitAndClean(page);
    await fillLoginForm(page, reader);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toHaveCount(0);
    await expect(readerMenu(page, walk)).toBeVisible();
    await expect(page).toHaveURL(/#\/advanceSearch$/);
    await expect(field).toHaveValue('half a thought');
  });
}
