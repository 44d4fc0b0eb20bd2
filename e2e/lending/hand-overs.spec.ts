import { partnerClaims, partnerToken } from '@lectern/server/testing/partner-tokens';
import { expect, test } from '@playwright/test';
import { lectern } from '../support/lectern.ts';
import { signIn } from '../support/sign-in.ts';

/** Readers of this spec alone. */
const READER = '20230025';
const OTHER = '20230024';

let secret: string;
test.beforeAll(async () => {
  // A repeated test comes here again, and the partner is there already.
  await lectern('partner', 'remove', '--tenant', 'demo', '--code', 'campus').catch(() => undefined);
  const partner = ['--tenant', 'demo', '--code', 'campus', '--name', '校园门户'];
  secret = (await lectern('partner', 'add', ...partner)).trim();
});

function tokenFor(sub: string, origin = ''): string {
  const clock = { now: () => new Date() };
  return partnerToken(partnerClaims(clock, { sub, aud: `${origin}/demo` }), secret);
}

test('a partner’s token leads to the page that the address names, and stays nowhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const token = tokenFor(READER, baseURL);
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url(), request.headers().referer ?? '');
  });
  await page.goto(`/demo/?hideNav=1#/loginExternal/${token}/x-lectern-session?pageType=5`);
  await expect(page.getByText(/已由校园门户登录/)).toBeVisible();
  await expect(page).toHaveURL(/\/demo\/\?hideNav=1#\/personalExternal\/5\?pageType=5$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);

  // A partner cannot agree to the privacy statement for the reader.
  await page.getByRole('button', { name: '同意', exact: true }).click();
  expect(addresses.join('\n')).not.toContain(token);
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(token);
  await page.goBack().catch(() => undefined);
  expect(page.url()).not.toContain(token);

  // A second use is refused, in words.
  const other = await browser.newPage();
  await other.goto(`${baseURL ?? ''}/demo/#/loginExternal/${token}/x-lectern-session`);
  await expect(other.getByText('此链接已使用或已失效，请返回原系统重新进入')).toBeVisible();
  await other.close();
});

test('a token in front of the hash is no Referer of any request', async ({ page, baseURL }) => {
  const token = tokenFor(READER, baseURL);
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) others.push(request.url(), request.headers().referer ?? '');
  });
  await page.goto(`/demo/?jwt=${token}&jwtHeader=x-lectern-session`);
  await expect(page).toHaveURL(/\/demo\/#\/home$/);
  await expect(page.getByRole('button', { name: /，我的菜单$/ })).toBeVisible();
  expect(others.join('\n')).not.toContain(token);
});

test('a token never ends the session of another reader unasked', async ({ page, baseURL }) => {
  await page.goto('/demo/');
  await signIn(page, OTHER);
  const menu = page.getByRole('button', { name: /，我的菜单$/ });
  const name = await menu.getAttribute('aria-label');
  const enter = () => page.goto(`/demo/?x=${Math.random()}#/?jwt=${tokenFor(READER, baseURL)}`);

  await enter();
  await page.getByRole('link', { name: /^继续使用/ }).click();
  await expect(menu).toHaveAttribute('aria-label', name ?? '');

  await enter();
  await page.getByRole('button', { name: /^退出并改用/ }).click();
  await expect(menu).toBeVisible();
  await expect(menu).not.toHaveAttribute('aria-label', name ?? '');
});

test('an id in an address links nothing, and a page that others link to opens', async ({ page }) => {
  await page.goto('/demo/?uid=4711');
  await expect(page).toHaveURL(/\/demo\/#\/bindUid$/);
  await expect(page.getByText(/链接中带来的编号不能证明账号属于您/)).toBeVisible();
  await page.goto('/demo/?pageType=103');
  await expect(page).toHaveURL(/#\/drivePurchas/);
  await expect(page.getByRole('heading', { level: 1, name: '荐购借阅' })).toBeVisible();
});
