import { expect, type Page, test } from '@playwright/test';
import { captchaAnswer } from '../support/captcha.ts';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { changeLibrary } from '../support/library.ts';
import { agePassword } from '../support/moved-clock.ts';
import { codeTo } from '../support/outbox.ts';
import { harbourCodeTo } from '../support/received-mails.ts';
import { fillLoginForm, nextCaptcha, PASSWORD } from '../support/sign-in.ts';

const INITIAL = 'Welcome2026';
const NEW_PASSWORD = 'Kingfisher27';

/** Each library in its own language and width, with readers of this spec alone. */
const LIBRARIES = [
  {
    path: 'demo',
    width: 1440,
    newcomer: '20230011',
    forgetful: '20230013',
    faithful: '20230004',
    words: { forgot: '忘记密码', old: '您的密码已长时间未修改，请设置新密码' },
  },
  {
    path: 'harbour',
    width: 360,
    newcomer: 'H1005',
    forgetful: 'H1003',
    faithful: 'H1007',
    words: {
      forgot: 'Forgot',
      old: 'Your password has not been changed for a long time. Please set a new one.',
    },
  },
] as const;

test.beforeAll(async () => {
  // No password but that of the faithful reader is older than ten years.
  const oldPasswords = 'policy.passwordMaxAgeDays=3650';
  await Promise.all([changeLibrary('demo', oldPasswords), changeLibrary('harbour', oldPasswords)]);
});

async function signInAt(page: Page, path: string, account: string, password: string): Promise<void> {
  // A new document: the page may stand at this address already, with a filled form.
  await page.goto('about:blank');
  await page.goto(`/${path}/#/login`);
  await fillLoginForm(page, account, password);
  await page.locator('form button[type=submit]').click();
}

/** Lets each document of a page note when it first showed a text at each of its addresses. A test on a busy machine may look too late. */
async function noteWhere(page: Page, text: string): Promise<void> {
  await page.addInitScript((words) => {
    const notes: Record<string, number> = {};
    Object.assign(window, { notes });
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent?.includes(words))
        notes[location.hash] ??= performance.now();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, text);
}

/** The addresses at which the noted text was shown, with the milliseconds from the first one. */
function placesOfNote(page: Page): Promise<[hash: string, ms: number][]> {
  return page.evaluate(() => {
    const places = Object.entries((window as unknown as { notes: Record<string, number> }).notes);
    return places.map(([hash, at]) => [hash, at - (places[0]?.[1] ?? 0)]);
  });
}

async function typeNewPassword(page: Page): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.locator('input[name=password]').fill('short');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('input[aria-invalid]')).toHaveCount(2);
  await expect(form.locator('input[name=password]')).toBeFocused();
  await form.locator('input[name=password]').fill(NEW_PASSWORD);
  await form.locator('input[name=confirmation]').fill(NEW_PASSWORD);
  await expect(form.locator('li:not([data-met])')).toHaveCount(0);
  await expect(form.locator('input[aria-invalid]')).toHaveCount(0);
  await expectFitAndClean(page);
  await form.locator('button[type=submit]').click();
}

for (const { path, width, newcomer, forgetful, faithful, words } of LIBRARIES) {
  test.describe(`${path} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a first sign-in goes on when the reader has set a password', async ({ page }) => {
      await signInAt(page, path, newcomer, INITIAL);
      await expect(page).toHaveURL(/#\/modifyPassword$/);
      await typeNewPassword(page);
      await expect(page).toHaveURL(/#\/(personalCenter|forceBinding)/);
      expect(page.url()).not.toContain(NEW_PASSWORD);
    });

    test('an old password is told for three seconds, and has to be replaced', async ({ page }) => {
      agePassword(faithful);
      await noteWhere(page, words.old);
      await signInAt(page, path, faithful, PASSWORD);
      await expect(page).toHaveURL(/#\/modifyPassword$/);
      await expect(page.getByRole('main').getByText(words.old)).toBeVisible();
      const [first, second] = await placesOfNote(page);
      expect([first?.[0], second?.[0]]).toEqual(['#/login', '#/modifyPassword']);
      expect(second?.[1]).toBeGreaterThan(2500);
      await typeNewPassword(page);
      await expect(page).toHaveURL(/#\/personalCenter/);
    });

    test('a reader resets the password with the code of a mail, and signs in with it', async ({ page }) => {
      await page.goto(`/${path}/#/login`);
      await page.getByRole('link', { name: words.forgot }).click();
      await expect(page).toHaveURL(/#\/resetPassword$/);
      await page.reload();
      const form = page.getByRole('main').locator('form');
      await form.locator('input[name=username]').fill(forgetful);
      // A code for a reset is asked for when there is an account.
      const captcha = nextCaptcha(page);
      await form.locator('input[name=username]').blur();
      await form.locator('input[name=verifyCode]').fill(captchaAnswer(await captcha));
      await expectFitAndClean(page);
      await form.locator('button[type=submit]').click();

      await form.locator('input[name=code]').waitFor();
      await form.locator('button[type=button]').first().click();
      const address = `${forgetful.toLowerCase()}@example.org`;
      const code = await (path === 'harbour' ? harbourCodeTo(address) : codeTo(address));
      await form.locator('input[name=code]').fill(code === '000000' ? '000001' : '000000');
      await form.locator('button[type=submit]').click();
      await expect(form.locator('input[name=code][aria-invalid]')).toBeVisible();
      await expectFitAndClean(page);
      await form.locator('input[name=code]').fill(code);
      await form.locator('button[type=submit]').click();

      await form.locator('input[name=confirmation]').waitFor();
      await typeNewPassword(page);
      await expect(page).toHaveURL(/#\/login$/);
      await signInAt(page, path, forgetful, NEW_PASSWORD);
      await expect(page).toHaveURL(/#\/home/);
    });
  });
}
