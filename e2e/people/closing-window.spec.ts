import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { LOOKS_EVERYWHERE } from '../support/looks.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';
import { signIn } from '../support/sign-in.ts';

/** The time in which a session ends after its last window was closed, and some more. */
const ENDED_MS = 30_000;

const tokenOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('demo:jwt') ?? '""') as string);

/** How the server answers a call with this token. A call keeps the session open, so one that is to end is asked about once. */
async function statusOf(request: APIRequestContext, token: string): Promise<number> {
  const response = await request.get('/api/oga/userinfo', {
    headers: { mappingPath: 'demo', 'x-lectern-session': token },
  });
  return response.status();
}

test('loading a window again keeps the session, closing the last one ends it', async ({
  context,
  request,
}) => {
  test.skip(!LOOKS_EVERYWHERE, 'it waits a minute; the end itself is tested at the server');
  test.slow();
  const page = await context.newPage();
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/');
  await signIn(page, '20230026');
  const token = await tokenOf(page);
  await page.reload();
  await settled(page);
  const menu = page.getByRole('button', { name: /, my menu$/ });
  await expect(menu).toBeVisible();

  const second = await context.newPage();
  await open(second, '/demo/');
  await expect(second.getByRole('button', { name: /, my menu$/ })).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await second.waitForTimeout(ENDED_MS);
  expect(await tokenOf(second)).toBe(token);
  expect(await statusOf(request, token)).toBe(200);

  const closing = second.waitForRequest((sent) => sent.url().endsWith('/oga/session/closing'));
  await second.close({ runBeforeUnload: true });
  await closing.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, ENDED_MS));
  expect(await statusOf(request, token)).toBe(401);
});
