import type { Browser, Page, Response } from '@playwright/test';

export const PASSWORD = 'Lectern2026';

/** What the browser keeps of a session: names and values of its session storage. */
export type StoredSession = Readonly<Record<string, string>>;

/** The key of the next captcha. Call it before the action that requests the captcha. */
export async function nextCaptcha(page: Page): Promise<string> {
  const response = await page.waitForResponse((one: Response) => one.url().includes('/oga/verifycode/img'));
  const { data } = (await response.json()) as { data: { codeKey: string } };
  return data.codeKey;
}

/** Opens the login dialog from the header and fills it in. Does not send it. Works in any language. */
export async function fillLogin(page: Page, account: string, password = PASSWORD): Promise<void> {
  await page
    .getByRole('banner')
    .locator('button', { hasText: /^(登录|登入|Sign in|Se connecter|Connexion)$/ })
    .click();
  await fillLoginForm(page, account, password);
}

export async function fillLoginForm(page: Page, account: string, password = PASSWORD): Promise<void> {
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('checkbox').last().check();
}

/** Signs a reader in by the dialog; the page must be one with the header. */
export async function signIn(page: Page, account: string): Promise<void> {
  await fillLogin(page, account);
  await page.locator('dialog button[type=submit]').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** Signs in once for many pages. `continueSession` uses the result. */
export async function storedSession(browser: Browser, path: string, account: string): Promise<StoredSession> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(path);
  await signIn(page, account);
  // The consent that the form took is sent behind the sign-in.
  await page.waitForLoadState('networkidle');
  await keepOpen(page);
  const stored = await page.evaluate(
    () => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
  );
  await context.close();
  return stored;
}

/** Opens pages as the reader who signed in before. */
export async function continueSession(page: Page, stored: StoredSession): Promise<void> {
  await keepOpen(page);
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) sessionStorage.setItem(name, value);
  }, stored);
}

/** Keeps a session that several windows use one after another from ending with the first of them. */
async function keepOpen(page: Page): Promise<void> {
  await page.route('**/oga/session/closing', (route) => route.abort());
}
