import type { Page } from '@playwright/test';
import { chooseLanguage } from './screens.ts';

/** A reader's language and window, with the words by which a walk finds its way. */
export interface Walk {
  readonly language: 'zh-CN' | 'en-US';
  readonly width: number;
  readonly words: {
    readonly signIn: RegExp;
    readonly signOut: string;
    readonly menu: RegExp;
    readonly agree: string;
    readonly notNow: string;
    readonly method: { readonly unified: RegExp; readonly normal: RegExp; readonly passport: RegExp };
  };
}

const ZH: Walk = {
  language: 'zh-CN',
  width: 1440,
  words: {
    signIn: /^登录$/,
    signOut: '退出登录',
    menu: /，我的菜单$/,
    agree: '同意',
    notNow: '暂不',
    method: { unified: /^统一身份认证登录/, normal: /^账号密码登录/, passport: /^学习通账号登录/ },
  },
};

const EN: Walk = {
  language: 'en-US',
  width: 360,
  words: {
    signIn: /^Sign in$/,
    signOut: 'Sign out',
    menu: /, my menu$/,
    agree: 'I agree',
    notNow: 'Not now',
    method: {
      unified: /^Unified authentication/,
      normal: /^Account and password/,
      passport: /^Learning-app passport/,
    },
  },
};

/** The two walks of each journey: Chinese in a wide window, English on a phone. */
export const WALKS = { zh: ZH, en: EN } as const;

/**
 * Prepares a page for a walk in a library. What a reader is asked at the first sign-in, the privacy statement and the tour, is answered
 * whenever it comes.
 */
export async function beginWalk(page: Page, path: string, { language, width, words }: Walk): Promise<void> {
  await chooseLanguage(page, language, path);
  await page.setViewportSize({ width, height: 800 });
  for (const name of [words.agree, words.notNow])
    await page.addLocatorHandler(page.getByRole('button', { name, exact: true }), async (button) => {
      // The invitation to the tour may step aside for another dialog, and comes back.
      await button.click({ timeout: 2000 }).catch(() => undefined);
    });
}

/** The button of the header with which readers begin to sign in. */
export function signInButton(page: Page, { words }: Walk) {
  return page.getByRole('banner').getByRole('button', { name: words.signIn });
}

/** The button of the reader's menu, which only a signed-in reader has. */
export function readerMenu(page: Page, { words }: Walk) {
  return page.getByRole('banner').getByRole('button', { name: words.menu });
}

export async function signOut(page: Page, walk: Walk): Promise<void> {
  await readerMenu(page, walk).click();
  await page.getByRole('menuitem', { name: walk.words.signOut }).click();
}

/** Fills in the form of an identity server and sends it. */
export async function fillProviderForm(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form:has(input[name=password]) [type=submit]').first().click();
}
